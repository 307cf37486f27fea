/** The reCAPTCHA below a form. */
export const captchaTexts = {
  label: 'reCAPTCHA verificering',
  frameTitle: 'reCAPTCHA',
  hint: 'Udfyld venligst reCAPTCHA verificering',
  solved: 'Tak, du er bekræftet.',
  expired: 'Verificeringen er udløbet. Sæt venligst kryds igen.',
  loading: 'Henter reCAPTCHA...',
  needsCookies: 'reCAPTCHA kræver cookies. Acceptér cookies for at sende.',
  notConfigured: 'reCAPTCHA er ikke sat op endnu. Kontakt mig direkte, så hjælper jeg dig.',
  failed: 'reCAPTCHA kunne ikke hentes.',
  blocked: 'Måske blokerer din browser den. Prøv igen om lidt.',
  offline: 'Du er offline. Den kommer, når du har forbindelse igen.',
  disconnected: 'reCAPTCHA mistede forbindelsen. Kontroller din internetforbindelse og prøv igen.',
} as const;

/** The server's answers to programs that call it; the site shows the Danish text of the code. */
export const captchaAnswers = {
  missing: 'No reCAPTCHA token provided',
  failed: 'reCAPTCHA v2 challenge failed or expired',
  incomplete: 'Failed to complete reCAPTCHA challenge. Please try again.',
} as const;
