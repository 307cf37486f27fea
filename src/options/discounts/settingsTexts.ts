/** The part of "Indstillinger" about discounts. */
export const discountSettingsTexts = {
  title: 'Rabatkoder',
  intro: 'Koderne laver du under Priser.',
  isOn: 'Brug rabatkoder',
} as const;
