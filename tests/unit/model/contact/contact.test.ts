import { expect, test } from 'vitest';
import { fieldProblems } from '#src/model/base/formRules.ts';
import { contactRules } from '#src/model/contact/form.ts';

const right = {
  name: 'Ida',
  email: 'ida@x.dk',
  phone: '',
  subject: 'Hej',
  message: 'Ti tegn her',
};

test.each([
  [{}, {}],
  [{ phone: '+45 20 30 40 50' }, {}],
  [{ name: ' ' }, { name: 'Navn er påkrævet' }],
  [{ name: ' I ' }, { name: 'Navn skal være mindst 2 tegn' }],
  [{ email: '' }, { email: 'Email er påkrævet' }],
  [{ email: 'ida@x' }, { email: 'Indtast en gyldig email adresse' }],
  [{ subject: '' }, { subject: 'Emne er påkrævet' }],
  [{ subject: 'He' }, { subject: 'Emne skal være mindst 3 tegn' }],
  [{ message: '' }, { message: 'Besked er påkrævet' }],
  [{ message: 'Ni tegn  ' }, { message: 'Besked skal være mindst 10 tegn' }],
  [{ phone: 'abc' }, { phone: 'Telefonnummer må kun indeholde tal' }],
  [{ phone: '12345' }, { phone: 'Telefonnummer er for kort (minimum 6 cifre)' }],
  [{ phone: '1234567890123456' }, { phone: 'Telefonnummer er for langt (maksimum 15 cifre)' }],
  [{ phone: '20+304050' }, { phone: 'Ugyldigt telefonnummer format' }],
])('%o', (given, expected) => {
  expect(fieldProblems(contactRules, { ...right, ...given })).toEqual(expected);
});

test('an empty form is told from top to bottom', () => {
  const empty = { name: '', email: '', phone: 'x', subject: '', message: '' };
  expect(Object.keys(fieldProblems(contactRules, empty))).toEqual([
    'name',
    'email',
    'subject',
    'message',
    'phone',
  ]);
});
