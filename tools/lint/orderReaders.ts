import type { OxlintOverride } from 'oxlint';

/** Names that the repos of orders may import from the reading modules: none returns a whole order. */
const ALLOWED = ['countList', 'transact', 'writeTogether', 'OnError'];

/**
 * Buyers write the lines of an order, so whatever reads one must drop the pictures that are not ours.
 * `orderData` always does; the plain readers never do.
 */
export const noPlainOrderReaders: NonNullable<OxlintOverride['rules']> = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex:
            '/firestore/(documents|live|publicData|catalogueRepo|documentRepo|listInDocument)\\.ts$',
          allowImportNames: ALLOWED,
          message:
            'Orders are read by firestore/orderData, which drops pictures that are not ours.',
        },
        { regex: '/sdk/', message: 'The repos of orders read through firestore/orderData.' },
      ],
    },
  ],
};
