import type { CropAspect } from '../domain/crop.ts';

const aspects: Record<CropAspect, string> = {
  free: 'Fri form',
  '16:9': '16:9',
  '21:9': '21:9',
  '4:3': '4:3',
  '3:2': '3:2',
  '1:1': '1:1',
  '9:16': '9:16',
};

/** The crop dialog. */
export const cropTexts = {
  title: 'Beskær billede',
  aspectLabel: 'Format',
  aspects,
  widthLabel: 'Bredde',
  heightLabel: 'Højde',
  zoomLabel: 'Zoom',
  stageLabel: 'Udsnit. Flyt billedet med piletasterne eller ved at trække i det.',
  largest: 'Størst mulig',
  pixels: (count: number) => `${count} px`,
  outputSize: (width: number, height: number) => `Bliver ${width} × ${height} px`,
  working: 'Beskærer...',
  preview: 'Forhåndsvisning',
  apply: 'Anvend Beskæring',
  cancel: 'Annuller',
} as const;
