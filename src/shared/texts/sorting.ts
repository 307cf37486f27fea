/** Ordering by dragging, and what a screen reader says while it happens. */
export const sortingTexts = {
  handle: (name: string) => `Flyt ${name}`,
  instructions:
    'Tryk på mellemrum for at løfte, brug piletasterne for at flytte, og tryk på mellemrum igen for at lægge på plads. Escape fortryder.',
  lifted: (name: string, place: number, count: number) =>
    `${name} er løftet. Nummer ${place} af ${count}.`,
  over: (name: string, place: number, count: number) =>
    `${name} er nu nummer ${place} af ${count}.`,
  outside: (name: string) => `${name} er uden for listen.`,
  dropped: (name: string, place: number, count: number) =>
    `${name} er lagt på plads som nummer ${place} af ${count}.`,
  cancelled: (name: string) => `${name} er tilbage på sin plads.`,
} as const;
