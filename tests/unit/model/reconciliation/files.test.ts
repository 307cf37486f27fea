import { describe, expect, test } from 'vitest';
import { csvTable, decodeCsv } from '#src/model/reconciliation/csv.ts';
import { recognise } from '#src/model/reconciliation/formats.ts';
import { paymentKeys, readPayments } from '#src/model/reconciliation/lines.ts';

const utf8 = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));
/** One byte a letter, as Danish banks wrote before. */
const latin = (...lines: string[]) =>
  Uint8Array.from(lines.join('\r\n'), (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);

function readBytes(bytes: Uint8Array) {
  const { table, columns } = recognise(csvTable(decodeCsv(bytes)));
  return columns && { source: columns.source, ...readPayments(table, columns) };
}

const DANSKE = [
  '"Dato";"Kategori";"Underkategori";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
  '"22.02.2026";"Andet";"Andet";"JF20260222ABCDEF123";"1.249,50";"29.134,23";"Udført";"Nej"',
  '"23.02.2026";"Andet";"Andet";"Kaffe; og \\"kage\\"";"-96,95";"28.770,57";"Udført";"Nej"',
  '"24.02.2026";"Andet";"Andet";"På vej";"300,00";"";"Venter";"Nej"',
];
/** The headings of the settlement report. */
const SETTLED =
  'TransactionInfo,SalesDate,SaleUnitName,SaleUnitNumber,TransactionId,SettlementId,OrderID,SettlementDate,Gross,Currency,Fee,Refund,Net';
const SETTLEMENTS =
  'SettlementInfo,SalesUnitName,SaleUnitNumber,SettlementDate,SettlementID,SettlementAccount,Gross,Currency,Fee,Refund,Net,NumberOfTransactions';
const settled = (line: string) => `TransactionInfo,11.04.2026,Foto,513428,${line}`;

describe('the files of banks and MobilePay', () => {
  /** Each file, with its source, the number of lines besides, and the only payment in it. */
  const files: [what: string, bytes: Uint8Array, read: string][] = [
    [
      'Danske Bank, in the letters of Windows',
      latin(...DANSKE),
      'danske-bank, 2 others: 2026-02-22|124950|JF20260222ABCDEF123|',
    ],
    [
      'Danske Bank, with the older columns',
      utf8(
        '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
        '"02.04.2026";"Bo Lind";"300,00";"10.000,00";"Udført";"Ja"\n',
      ),
      'danske-bank, 0 others: 2026-04-02|30000|Bo Lind|',
    ],
    [
      'Danske Bank in English',
      utf8(
        'Date;Text;Amount;Balance;Status;Reconciled',
        '31.12.2025;Payment;1.234,56;10.000,00;Executed;N\n',
      ),
      'danske-bank, 0 others: 2025-12-31|123456|Payment|',
    ],
    [
      'Nordea, with a byte order mark and a line that is reserved',
      utf8(
        '\uFEFFBogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt;',
        'Reserveret;-39,95;1234567890;;;BUTIK;;DKK;;',
        '2026/09/07;249,5;;1234567890;Ida Holm;Overførsel jf20260907abcdef123;10577,22;DKK;;',
        '2026/09/08;100,00;;1234567890;Ida Holm;Euro;10677,22;EUR;;',
      ),
      'nordea, 2 others: 2026-09-07|24950|Overførsel jf20260907abcdef123 · Ida Holm|',
    ],
    [
      'Jyske Bank, whose headings have gaps',
      latin(
        '"Dato";"";"Tekst";"";"Beløb";"Saldo";"Kommentar";"Afstemt";"Flag";"Konto";"";"Kategori";"Underkategori"',
        '"19.10.2026";"";"Åse Bæk";"";"75,00";"3.997,34";"";"nej";"nej";"Drift";"";"Salg";"Andet"',
      ),
      'jyske-bank, 0 others: 2026-10-19|7500|Åse Bæk|',
    ],
    [
      'Lunar, with a decimal comma between commas',
      utf8(
        '\uFEFFDate,Time,Title,Amount,Balance,Transaction ID',
        '2026-03-01,10:15,"Bo, og Ida","12 345,00","20 000,00",tx-1',
        '2026-03-02,11:15,Kort,"-45,00","19 955,00",tx-2',
      ),
      'lunar, 1 others: 2026-03-01|1234500|Bo, og Ida|tx-1',
    ],
    [
      'Lunar as it was before, with a decimal point',
      utf8('Date,Text,Amount,Balance', '2026-03-01,Bo,"1,345.50","20,000.00"\n'),
      'lunar, 0 others: 2026-03-01|134550|Bo|',
    ],
    [
      'MobilePay with English headings',
      utf8(
        'Event;Currency;Amount;Date and time;Customer name;MP-number;Comment;TransactionID;Payment point;MyShop-Number;Date;Time',
        'Payment;DKK;400,00;2026-03-31T23:21:26.0879910+02:00;Ida Holm;xxxx 1234;JF20260331ABCDEF123;148E03;Foto;93932;2026-03-31;23.21.26',
        'Refund;DKK;100,00;2026-03-31T23:22:26.0879910+02:00;Ida Holm;xxxx 1234;;148E04;Foto;93932;2026-03-31;23.22.26',
      ),
      'mobilepay, 1 others: 2026-03-31|40000|JF20260331ABCDEF123 · Ida Holm|148E03',
    ],
    [
      'MobilePay with Danish headings: what was paid, before the fee',
      utf8(
        '"Dato";"Tid";"Type";"Modtagernavn";"Afsendernavn";"Reference";"Besked";"Beløb";"Beløb i alt";"Valuta";"Status"',
        '"31-03-2026";"23:21";"Modtaget";"";"Ida Holm";"r-1";"JF20260331ABCDEF123";"400,00";"397,00";"DKK";"Gennemført"',
        '"31-03-2026";"23:25";"Gebyr";"";"";"r-2";"";"-3,00";"-3,00";"DKK";"Gennemført"',
        '"31-03-2026";"23:26";"Modtaget";"";"Bo Lind";"r-3";"";"50,00";"50,00";"DKK";"Annulleret"',
      ),
      'mobilepay, 2 others: 2026-03-31|40000|JF20260331ABCDEF123 · Ida Holm|r-1',
    ],
    [
      'the settlement report, whose lines follow others and whose headings are repeated',
      utf8(
        'OrganizationNumber,MerchantName',
        '12345678,Jerslev Foto',
        SETTLEMENTS,
        'SettlementInfo,Foto,513428,12.04.2026,2000001,15039794613,400.00,DKK,-3.00,0.00,397.00,1',
        SETTLED,
        settled('55547,2000001,JF20260411ABCDEF123,12.04.2026,400.00,DKK,-3.00,0.00,397.00'),
        SETTLEMENTS,
        SETTLED,
      ),
      'mobilepay, 1 others: 2026-04-11|40000|JF20260411ABCDEF123|55547',
    ],
  ];

  test.each(files)('%s', (_, bytes, expected) => {
    const { source, payments = [], otherCount, unread } = readBytes(bytes) ?? {};
    const [payment] = payments.map(({ day, amountOre, text, reference }) => {
      return [day, amountOre, text, reference].join('|');
    });
    expect(`${source}, ${otherCount} others: ${payment}`).toBe(expected);
    expect([payments.length, unread]).toEqual([1, []]);
  });

  test('are read in UTF-16 too, as some spreadsheets save them', () => {
    const littleEndian = utf16(DANSKE.join('\r\n'));
    const bigEndian = littleEndian.map(
      (_, at) => littleEndian[at % 2 === 0 ? at + 1 : at - 1] ?? 0,
    );
    for (const bytes of [littleEndian, bigEndian]) {
      expect(readBytes(bytes)?.payments).toHaveLength(1);
    }
  });

  test('that are not known have no columns until somebody chooses them', () => {
    const headings = ['Bogført', 'Note', 'Kr.'];
    const { table, columns } = recognise([headings, ['1/2/2026', 'Ida', '50']]);
    expect(columns).toBeUndefined();
    expect(table.headings).toEqual(headings);
    const chosen = { source: 'other', day: 0, amount: 2, texts: [1], only: [] } as const;
    expect(readPayments(table, chosen).payments).toEqual([
      {
        source: 'other',
        day: '2026-02-01',
        amountOre: 5_000,
        feeOre: 0,
        text: 'Ida',
        reference: '',
      },
    ]);
  });
});

describe('the fee of a payment', () => {
  const read = (...lines: string[]) => readBytes(utf8(SETTLED, ...lines.map(settled)));

  test('is read from the settlement report, with or without its sign', () => {
    const fees = read(
      '55547,2000001,JF20260411ABCDEF123,12.04.2026,400.00,DKK,-3.00,0.00,397.00',
      '55548,2000001,JF20260411ABCDEF124,12.04.2026,400.00,DKK,3.25,0.00,396.75',
      '55549,2000001,JF20260411ABCDEF125,12.04.2026,400.00,DKK,,0.00,400.00',
    )?.payments.map(({ feeOre }) => feeOre);
    expect(fees).toEqual([300, 325, 0]);
  });

  test('beside whole amounts tells where the decimals are', () => {
    const whole = read('55547,2000001,JF1,12.04.2026,400,DKK,-3.25,0,396.75');
    expect(whole?.payments).toMatchObject([{ amountOre: 40_000, feeOre: 325 }]);
  });

  test.each(['-401.00', 'tre kroner'])('%s leaves the line unread', (fee) => {
    const line = `55547,2000001,JF1,12.04.2026,400.00,DKK,${fee},0.00,0.00`;
    expect(read(line)).toMatchObject({ payments: [], unread: [expect.stringContaining(fee)] });
  });
});

describe('the words of a payer', () => {
  const [head = ''] = DANSKE;
  const PLAIN = 'Date;Text;Amount;Balance;Status;Reconciled';
  const paidOne = ';1,00;10.000,00;Executed;N';
  const open = `31.12.2025;JF20251231ABCDEF123;449,00;0;Executed;"${paidOne}`;

  test.each([
    [
      'behind a quote',
      head,
      '"22.02.2026";"Andet";"Andet";"JF20260222ABCDEF123\\";449,00;0;Udført;";"1,00";"10,00";"Udført";"Nej"',
    ],
    ['between separators', PLAIN, open.replace('"', 'N')],
    ['that hide the rest', PLAIN, open],
    ['that hide the next line', PLAIN, `${open}\n31.12.2025;";1,00;1;Executed;N`],
  ])('pretend no other amount %s', (_, headings, line) => {
    const unread = [expect.stringContaining('449,00')];
    expect(readBytes(utf8(headings, line))).toMatchObject({ payments: [], unread });
  });

  test('hide no payment of others', () => {
    const read = readBytes(utf8(PLAIN, open, '31.12.2025;Ida;300,00;10.300,00;Executed;N'));
    expect(read?.payments).toMatchObject([{ text: 'Ida', amountOre: 30_000 }]);
  });
});

describe('cells', () => {
  const columns = { source: 'other', day: 0, amount: 1, texts: [2], only: [] } as const;
  const read = (...rows: [day: string, amount: string, text?: string][]) => {
    const cells = rows.map(([day, amount, text = '']) => [day, amount, text]);
    return readPayments({ headings: ['Dag', 'Beløb', 'Tekst'], rows: cells }, columns);
  };
  const notRead = { payments: [], unread: [expect.any(String)] };

  test('hold quotes, separators and line breaks', () => {
    const [first, second] = csvTable('a;"b;""c""";"d\ne"\r\n\r\n"f\\";g');
    expect([first, second]).toEqual([
      ['a', 'b;"c"', 'd\ne'],
      ['f\\', 'g'],
    ]);
    expect(csvTable('a;"open\nto the end')).toEqual([['a', '"open'], ['to the end']]);
    expect(csvTable('a\tb').concat(csvTable(''))).toEqual([['a', 'b']]);
  });

  test.each(['1.234', '12,34.5', 'tolv', '', '1.23.456,00'])(
    '%j is no amount, or two',
    (amount) => {
      expect(read(['2026-01-02', amount])).toMatchObject(notRead);
    },
  );

  test('an amount is understood by the others of its column', () => {
    const { payments } = read(['2026-01-02', '1.234'], ['2026-01-02', '5,50 kr.']);
    expect(payments.map(({ amountOre }) => amountOre)).toEqual([123_400, 550]);
    const contradiction = read(['2026-01-02', '1,50'], ['2026-01-02', '1.50']);
    expect([contradiction.payments.length, contradiction.unread.length]).toEqual([0, 2]);
  });

  test.each([
    '31.04.2026',
    '2026-13-01',
    '12/31/2026',
    '26-11-23',
    '31.04.26',
    '5.4.26.1',
    'i dag',
    '',
  ])('%j is no day', (day) => {
    expect(read([day, '50'])).toMatchObject(notRead);
  });

  test('a day is written in many ways', () => {
    const days = ['5.4.2026', '05-04-2026 10:30', '2026/4/5', '5.4.26', '05.04.26 10.30'];
    const { payments } = read(...days.map((day) => [day, '50'] as [string, string]));
    expect(payments.map(({ day }) => day)).toEqual(days.map(() => '2026-04-05'));
  });

  test('nothing is paid in by zero or less, and a long text is cut', () => {
    const nothing = read(['2026-01-02', '0,00'], ['2026-01-02', '−5,00']);
    expect(nothing).toMatchObject({ payments: [], otherCount: 2 });
    expect(read(['2026-01-02', '50', 'x'.repeat(400)]).payments[0]?.text).toHaveLength(300);
  });
});

describe('a payment is told from others', () => {
  const written = { source: 'nordea', day: '2026-01-02', amountOre: 5_000, feeOre: 0 } as const;
  const payment = { ...written, text: 'Ida', reference: '' };

  test('by the number that the source gives it', () => {
    const numbered = { ...payment, reference: 'r-1' };
    const [one, again] = paymentKeys([numbered, { ...numbered, text: 'Ida Holm' }]);
    expect(one).toBe(again);
  });

  test('or by what is written, counted among its equals, in every file the same', () => {
    const keys = paymentKeys([payment, payment, { ...payment, amountOre: 6_000 }]);
    expect(new Set(keys).size).toBe(3);
    const others = paymentKeys([{ ...payment, day: '2026-01-01' }, payment, payment]);
    expect(others.slice(1)).toEqual(keys.slice(0, 2));
  });
});
