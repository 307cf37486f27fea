/* The package's other half fetches the script in a way of its own, and weighs more than the challenge. */
declare module 'react-google-recaptcha/lib/esm/recaptcha.js' {
  // eslint-disable-next-line import-x/no-default-export -- the package's own form
  export { ReCAPTCHA as default } from 'react-google-recaptcha';
}
