/** Days after which a message that staff have deleted is erased. */
export const DELETED_MESSAGE_DAYS = 30;

/** Days after which spam is erased. Until then, further messages of its sender are treated as spam. */
export const SPAM_MESSAGE_DAYS = 180;
