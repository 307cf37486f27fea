/** The document that expressions of the corpus may read, as the REST interface carries it. */
export const sampleDocument = {
  name: 'projects/demo-corpus/databases/(default)/documents/samples/one',
  fields: {
    text: { stringValue: 'hello' },
    count: { integerValue: '3' },
    ratio: { doubleValue: 1.5 },
    open: { booleanValue: true },
    none: { nullValue: null },
    when: { timestampValue: '2024-02-29T12:30:45.123456Z' },
    raw: { bytesValue: 'AAH/' },
    place: { geoPointValue: { latitude: 55.5, longitude: 12.5 } },
    other: {
      referenceValue: 'projects/demo-corpus/databases/(default)/documents/samples/two',
    },
    tags: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } },
    nested: {
      mapValue: { fields: { deep: { mapValue: { fields: { x: { integerValue: '1' } } } } } },
    },
  },
} as const;

/** The claims in the token of the person who asks. */
export const tokenClaims = {
  sub: 'u1',
  user_id: 'u1',
  aud: 'demo-corpus',
  iss: 'https://securetoken.google.com/demo-corpus',
  email: 'a@b.dk',
  admin: true,
  level: 3,
  roles: ['editor', 'author'],
  firebase: { sign_in_provider: 'password', identities: {} },
} as const;
