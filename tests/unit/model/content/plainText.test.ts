import { expect, test } from 'vitest';
import { plainText } from '#src/model/content/legal/document.ts';

const section = (paragraph: string) => ({ id: 'a', title: 'Afsnit', paragraphs: [paragraph] });
const document = { title: 'Titel', description: '', lead: '', updated: 'I dag' };

test.each([
  ['Læs [her](/privatliv).', 'Læs her (https://x.example/privatliv).'],
  ['Se [x.dk](https://x.dk/).', 'Se https://x.dk/.'],
  ['Skriv til [a@x.dk](mailto:a@x.dk).', 'Skriv til a@x.dk.'],
  ['Ring på [20](tel:20).', 'Ring på 20.'],
])('%s reads %s', (paragraph, expected) => {
  const text = plainText({ ...document, sections: [section(paragraph)] }, 'https://x.example');
  expect(text).toBe(`Titel\n\nI dag\n\nAfsnit\n\n${expected}`);
});

test('points and rows of a table are lines, followed by what closes the section', () => {
  const table = { caption: 'Frister', columns: ['Hvad', 'Dage'], rows: [['Svar', '3']] };
  const full = { ...section('Først'), points: ['A', 'B'], table, closing: ['Til sidst'] };
  expect(plainText({ ...document, sections: [full] }, 'https://x.example')).toBe(
    'Titel\n\nI dag\n\nAfsnit\n\nFørst\n\n- A\n- B\nFrister\n- Hvad: Svar; Dage: 3\n\nTil sidst',
  );
});
