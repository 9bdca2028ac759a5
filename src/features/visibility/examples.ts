/** Example component of the public site for the API description. */
export const COMPONENT = {
  componentKey: 'contact_form',
  componentName: 'Contact Form',
  description: 'The form on the contact page.',
  isVisible: true,
};
