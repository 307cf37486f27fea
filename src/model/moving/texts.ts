/** The place in the dashboard for moving a whole shop. */
export const movingTexts = {
  title: 'Flyt ind og ud',
  intro:
    'Flyt billeder og kunder hertil fra et andet system, og tag alt med dig, hvis du vil videre.',
} as const;
