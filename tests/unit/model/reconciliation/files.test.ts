import { describe, expect, test } from 'vitest';
import { csvTable, decodeCsv } from '#src/model/reconciliation/csv.ts';
import { recognise } from '#src/model/reconciliation/formats.ts';
import { paymentKeys, readPayments } from '#src/model/reconciliation/lines.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** One byte a letter, as Danish banks wrote before. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
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
].join('\r\n');

describe('the files of banks and MobilePay', () => {
  const files = [
    {
      what: 'Danske Bank, in the letters of Windows',
      bytes: latin(DANSKE),
      source: 'danske-bank',
      payments: [['2026-02-22', 124_950, 'JF20260222ABCDEF123', '']],
      otherCount: 2,
    },
    {
      what: 'Danske Bank, with the older columns',
      bytes: utf8(
        '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"\n"02.04.2026";"Bo Lind";"300,00";"10.000,00";"Udført";"Ja"\n',
      ),
      source: 'danske-bank',
      payments: [['2026-04-02', 30_000, 'Bo Lind', '']],
      otherCount: 0,
    },
    {
      what: 'Danske Bank in English',
      bytes: utf8(
        'Date;Text;Amount;Balance;Status;Reconciled\n31.12.2025;Payment;1.234,56;10.000,00;Executed;N\n',
      ),
      source: 'danske-bank',
      payments: [['2025-12-31', 123_456, 'Payment', '']],
      otherCount: 0,
    },
    {
      what: 'Nordea, with a byte order mark and a line that is reserved',
      bytes: utf8(
        [
          '\uFEFFBogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt;',
          'Reserveret;-39,95;1234567890;;;BUTIK;;DKK;;',
          '2026/09/07;249,5;;1234567890;Ida Holm;Overførsel jf20260907abcdef123;10577,22;DKK;;',
          '2026/09/08;100,00;;1234567890;Ida Holm;Euro;10677,22;EUR;;',
        ].join('\n'),
      ),
      source: 'nordea',
      payments: [['2026-09-07', 24_950, 'Overførsel jf20260907abcdef123 · Ida Holm', '']],
      otherCount: 2,
    },
    {
      what: 'Jyske Bank, whose headings have gaps',
      bytes: latin(
        [
          '"Dato";"";"Tekst";"";"Beløb";"Saldo";"Kommentar";"Afstemt";"Flag";"Konto";"";"Kategori";"Underkategori"',
          '"19.10.2026";"";"Åse Bæk";"";"75,00";"3.997,34";"";"nej";"nej";"Drift";"";"Salg";"Andet"',
        ].join('\r\n'),
      ),
      source: 'jyske-bank',
      payments: [['2026-10-19', 7_500, 'Åse Bæk', '']],
      otherCount: 0,
    },
    {
      what: 'Lunar, with a decimal comma between commas',
      bytes: utf8(
        [
          '\uFEFFDate,Time,Title,Amount,Balance,Transaction ID',
          '2026-03-01,10:15,"Bo, og Ida","12 345,00","20 000,00",tx-1',
          '2026-03-02,11:15,Kort,"-45,00","19 955,00",tx-2',
        ].join('\n'),
      ),
      source: 'lunar',
      payments: [['2026-03-01', 1_234_500, 'Bo, og Ida', 'tx-1']],
      otherCount: 1,
    },
    {
      what: 'Lunar as it was before, with a decimal point',
      bytes: utf8('Date,Text,Amount,Balance\n2026-03-01,Bo,"1,345.50","20,000.00"\n'),
      source: 'lunar',
      payments: [['2026-03-01', 134_550, 'Bo', '']],
      otherCount: 0,
    },
    {
      what: 'MobilePay with English headings',
      bytes: utf8(
        [
          'Event;Currency;Amount;Date and time;Customer name;MP-number;Comment;TransactionID;Payment point;MyShop-Number;Date;Time',
          'Payment;DKK;400,00;2026-03-31T23:21:26.0879910+02:00;Ida Holm;xxxx 1234;JF20260331ABCDEF123;148E03;Foto;93932;2026-03-31;23.21.26',
          'Refund;DKK;100,00;2026-03-31T23:22:26.0879910+02:00;Ida Holm;xxxx 1234;;148E04;Foto;93932;2026-03-31;23.22.26',
        ].join('\n'),
      ),
      source: 'mobilepay',
      payments: [['2026-03-31', 40_000, 'JF20260331ABCDEF123 · Ida Holm', '148E03']],
      otherCount: 1,
    },
    {
      what: 'MobilePay with Danish headings: what was paid, before the fee',
      bytes: utf8(
        [
          '"Dato";"Tid";"Type";"Modtagernavn";"Afsendernavn";"Reference";"Besked";"Beløb";"Beløb i alt";"Valuta";"Status"',
          '"31-03-2026";"23:21";"Modtaget";"";"Ida Holm";"r-1";"JF20260331ABCDEF123";"400,00";"397,00";"DKK";"Gennemført"',
          '"31-03-2026";"23:25";"Gebyr";"";"";"r-2";"";"-3,00";"-3,00";"DKK";"Gennemført"',
          '"31-03-2026";"23:26";"Modtaget";"";"Bo Lind";"r-3";"";"50,00";"50,00";"DKK";"Annulleret"',
        ].join('\n'),
      ),
      source: 'mobilepay',
      payments: [['2026-03-31', 40_000, 'JF20260331ABCDEF123 · Ida Holm', 'r-1']],
      otherCount: 2,
    },
    {
      what: 'the settlement report, whose lines follow others and whose headings are repeated',
      bytes: utf8(
        [
          'OrganizationNumber,MerchantName',
          '12345678,Jerslev Foto',
          'SettlementInfo,SalesUnitName,SaleUnitNumber,SettlementDate,SettlementID,SettlementAccount,Gross,Currency,Fee,Refund,Net,NumberOfTransactions',
          'SettlementInfo,Foto,513428,12.04.2026,2000001,15039794613,400.00,DKK,-3.00,0.00,397.00,1',
          'TransactionInfo,SalesDate,SaleUnitName,SaleUnitNumber,TransactionId,SettlementId,OrderID,SettlementDate,Gross,Currency,Fee,Refund,Net',
          'TransactionInfo,11.04.2026,Foto,513428,55547,2000001,JF20260411ABCDEF123,12.04.2026,400.00,DKK,-3.00,0.00,397.00',
          'SettlementInfo,SalesUnitName,SaleUnitNumber,SettlementDate,SettlementID,SettlementAccount,Gross,Currency,Fee,Refund,Net,NumberOfTransactions',
          'TransactionInfo,SalesDate,SaleUnitName,SaleUnitNumber,TransactionId,SettlementId,OrderID,SettlementDate,Gross,Currency,Fee,Refund,Net',
        ].join('\n'),
      ),
      source: 'mobilepay',
      payments: [['2026-04-11', 40_000, 'JF20260411ABCDEF123', '55547']],
      otherCount: 1,
    },
  ];

  test.each(files)('$what', ({ bytes, source, payments, otherCount }) => {
    const read = readBytes(bytes);
    expect(read?.source).toBe(source);
    expect(
      read?.payments.map(({ day, amountOre, text, reference }) => [
        day,
        amountOre,
        text,
        reference,
      ]),
    ).toEqual(payments);
    expect(read).toMatchObject({ otherCount, unread: [] });
  });

  test('are read in UTF-16 too, as some spreadsheets save them', () => {
    const littleEndian = utf16(DANSKE);
    expect(readBytes(littleEndian)?.payments).toHaveLength(1);
    const bigEndian = littleEndian.map(
      (_, at) => littleEndian[at % 2 === 0 ? at + 1 : at - 1] ?? 0,
    );
    expect(readBytes(bigEndian)?.payments).toHaveLength(1);
  });

  test('that are not known have no columns until somebody chooses them', () => {
    const { table, columns } = recognise([
      ['Bogført', 'Note', 'Kr.'],
      ['1/2/2026', 'Ida', '50'],
    ]);
    expect(columns).toBeUndefined();
    expect(table.headings).toEqual(['Bogført', 'Note', 'Kr.']);
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

describe('the words of a payer', () => {
  const [head = ''] = DANSKE.split('\r\n');
  const PLAIN = 'Date;Text;Amount;Balance;Status;Reconciled';
  const paidOne = ';1,00;10.000,00;Executed;N';
  const paidByIda = '31.12.2025;Ida;300,00;10.300,00;Executed;N';

  test.each([
    [
      'behind a quote',
      head,
      '"22.02.2026";"Andet";"Andet";"JF20260222ABCDEF123\\";449,00;0;Udført;";"1,00";"10,00";"Udført";"Nej"',
    ],
    ['between separators', PLAIN, `31.12.2025;JF20251231ABCDEF123;449,00;0;Executed;N${paidOne}`],
    ['that hide the rest', PLAIN, `31.12.2025;JF20251231ABCDEF123;449,00;0;Executed;"${paidOne}`],
    [
      'that hide the next line',
      PLAIN,
      `31.12.2025;JF20251231ABCDEF123;449,00;0;Executed;"${paidOne}\n31.12.2025;";1,00;1;Executed;N`,
    ],
  ])('pretend no other amount %s', (_, headings, line) => {
    expect(readBytes(utf8([headings, line].join('\n')))).toMatchObject({
      payments: [],
      unread: [expect.stringContaining('449,00')],
    });
  });

  test('hide no payment of others', () => {
    const open = `31.12.2025;JF20251231ABCDEF123;449,00;0;Executed;"${paidOne}`;
    const read = readBytes(utf8([PLAIN, open, paidByIda].join('\n')));
    expect(read?.payments).toMatchObject([{ text: 'Ida', amountOre: 30_000 }]);
  });
});

describe('cells', () => {
  const columns = { source: 'other', day: 0, amount: 1, texts: [2], only: [] } as const;
  const read = (...rows: string[][]) =>
    readPayments({ headings: ['Dag', 'Beløb', 'Tekst'], rows }, columns);

  test('hold quotes, separators and line breaks', () => {
    expect(csvTable('a;"b;""c""";"d\ne"\r\n\r\n"f\\";g')).toEqual([
      ['a', 'b;"c"', 'd\ne'],
      ['f\\', 'g'],
    ]);
    expect(csvTable('a;"open\nto the end')).toEqual([['a', '"open'], ['to the end']]);
    expect(csvTable('a\tb\nc\td')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(csvTable('')).toEqual([]);
  });

  test.each(['1.234', '12,34.5', 'tolv', '', '1.23.456,00'])(
    'an amount that is none, or could be two, is not read: %s',
    (amount) => {
      expect(read(['2026-01-02', amount, 'x'])).toMatchObject({
        payments: [],
        unread: [expect.any(String)],
      });
    },
  );

  test('a point parts thousands where the column has decimal commas', () => {
    const { payments } = read(['2026-01-02', '1.234', ''], ['2026-01-02', '5,50 kr.', '']);
    expect(payments.map(({ amountOre }) => amountOre)).toEqual([123_400, 550]);
  });

  test('amounts that contradict each other are not read', () => {
    const { payments, unread } = read(['2026-01-02', '1,50', ''], ['2026-01-02', '1.50', '']);
    expect(payments).toEqual([]);
    expect(unread).toHaveLength(2);
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
  ])('%s is no day', (day) => {
    expect(read([day, '50', 'x'])).toMatchObject({ payments: [], unread: [expect.any(String)] });
  });

  test.each([
    ['5.4.2026', '2026-04-05'],
    ['05-04-2026 10:30', '2026-04-05'],
    ['2026/4/5', '2026-04-05'],
    ['5.4.26', '2026-04-05'],
    ['05.04.26 10.30', '2026-04-05'],
  ])('%s is a day', (cell, day) => {
    expect(read([cell, '50', 'x']).payments[0]?.day).toBe(day);
  });

  test('nothing is paid in by zero or less', () => {
    expect(read(['2026-01-02', '0,00', ''], ['2026-01-02', '−5,00', ''])).toMatchObject({
      payments: [],
      otherCount: 2,
    });
  });

  test('a long text is cut', () => {
    expect(read(['2026-01-02', '50', 'x'.repeat(400)]).payments[0]?.text).toHaveLength(300);
  });
});

describe('a payment is told from others', () => {
  const payment = {
    source: 'nordea',
    day: '2026-01-02',
    amountOre: 5_000,
    feeOre: 0,
    text: 'Ida',
    reference: '',
  } as const;

  test('by the number that the source gives it', () => {
    const [one, again] = paymentKeys([
      { ...payment, reference: 'r-1' },
      { ...payment, reference: 'r-1', text: 'Ida Holm' },
    ]);
    expect(one).toBe(again);
  });

  test('or by what is written, counted among its equals, in every file the same', () => {
    const keys = paymentKeys([payment, payment, { ...payment, amountOre: 6_000 }]);
    expect(new Set(keys).size).toBe(3);
    expect(paymentKeys([{ ...payment, day: '2026-01-01' }, payment, payment]).slice(1)).toEqual(
      keys.slice(0, 2),
    );
  });
});
