/** URLs of photographs. In a separate file without imports, because the public pages load it. */

/** The address of a photograph as pages show it, in the best format that the client accepts. */
export const photoPath = (id: string) => `/photos/${id}/720`;

/** The address of a photograph as mails show it: a JPEG, whatever the client accepts. */
export const mailedPhotoPath = (id: string) => `/photos/${id}/176.jpg`;
