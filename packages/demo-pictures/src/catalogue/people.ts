import { hex, scale } from '../core/colour.ts';
import { manInProfile, photographerInProfile, womanInProfile } from '../core/faces.ts';
import type { Picture } from '../core/frame.ts';
import { portrait } from '../scenes/backlight.ts';
import { bouquet } from '../scenes/flowers.ts';
import { lace } from '../scenes/lace.ts';
import { candles, concert, gardenParty } from '../scenes/party.ts';

const CANDLE = scale(hex('#ff9d3c'), 1);

export const PEOPLE: readonly Picture[] = [
  {
    id: 'profil-aftenlys',
    shape: '4:5',
    seed: 71,
    paint: portrait({
      faces: [{ figure: womanInProfile(), x: 0.55, y: 0.16, size: 0.86 }],
      edge: scale(hex('#4a3024'), 0.5),
      heart: scale(hex('#ffc07a'), 1.5),
      light: [0.28, 0.42],
      spread: 0.85,
      bokeh: 70,
      rim: scale(hex('#ffb066'), 2),
    }),
  },
  {
    id: 'profil-vindue',
    shape: '2:3',
    seed: 72,
    paint: portrait({
      faces: [{ figure: manInProfile(), x: 0.56, y: 0.22, size: 0.8 }],
      edge: scale(hex('#1c2128'), 0.6),
      heart: scale(hex('#c9d4dc'), 0.9),
      light: [0.2, 0.4],
      spread: 0.8,
      bokeh: 0,
      rim: scale(hex('#dfe8f0'), 1.3),
    }),
  },
  {
    id: 'fotografen',
    shape: '1:1',
    seed: 79,
    paint: portrait({
      faces: [{ figure: photographerInProfile(), x: 0.62, y: 0.2, size: 0.84 }],
      edge: scale(hex('#2c2622'), 0.6),
      heart: scale(hex('#e6cfb4'), 1.1),
      light: [0.22, 0.36],
      spread: 0.95,
      bokeh: 34,
      rim: scale(hex('#f4d8b4'), 1.5),
    }),
  },
  {
    id: 'brudebuket',
    shape: '4:5',
    seed: 74,
    paint: bouquet({
      back: ['#8a8378', '#2f2f2c'],
      petals: ['#e8cfc0', '#d9a999', '#efe2d2', '#c98878', '#e6c4b2'],
      leaves: ['#5a6b52', '#6f8070', '#46563f'],
      tiny: '#f2ece0',
      roses: [
        [0.2, 0.35, 0.15],
        [0.8, 0.32, 0.15],
        [0.5, 0.25, 0.16],
        [0.12, 0.7, 0.15],
        [0.9, 0.68, 0.15],
        [0.3, 0.98, 0.16],
        [0.74, 0.98, 0.16],
        [0.24, 0.56, 0.18],
        [0.78, 0.58, 0.17],
        [0.5, 0.82, 0.19],
        [0.5, 0.54, 0.22],
      ],
    }),
  },
  {
    id: 'blonde',
    shape: '2:3',
    seed: 75,
    paint: lace({ back: ['#6b5a50', '#2a2320'], thread: '#f2e9dc', motifs: 4.2 }),
  },
  {
    id: 'stearinlys',
    shape: '3:2',
    seed: 76,
    paint: candles({ wax: '#d8c8ac', flame: CANDLE, back: scale(hex('#7a3c18'), 0.6) }),
  },
  {
    id: 'dans-i-haven',
    shape: '3:2',
    seed: 77,
    paint: gardenParty({ warm: scale(hex('#ffb45e'), 1), dusk: hex('#5a6c96') }),
  },
  {
    id: 'koncert',
    shape: '16:9',
    seed: 78,
    paint: concert({
      back: scale(hex('#d8683a'), 1),
      beams: [
        hex('#ff8a4a'),
        hex('#5a8ad8'),
        hex('#ffc88a'),
        hex('#7a6ad8'),
        hex('#ffc88a'),
        hex('#5a8ad8'),
        hex('#ff8a4a'),
      ].map((light) => scale(light, 1.6)),
    }),
  },
];
