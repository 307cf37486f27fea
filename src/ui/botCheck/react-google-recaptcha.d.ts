/* Only the widget of the package is used: its main entry adds a script loader that is larger than the widget. */
declare module 'react-google-recaptcha/lib/esm/recaptcha.js' {
  // eslint-disable-next-line import-x/no-default-export -- the package's own form
  export { ReCAPTCHA as default } from 'react-google-recaptcha';
}
