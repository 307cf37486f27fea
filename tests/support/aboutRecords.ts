import type { AboutContent, AboutProfile, PricePackage } from '#src/model/content/schema.ts';

export function aboutContent(change: Partial<AboutContent> = {}): AboutContent {
  return {
    professionalTitle: 'Fotograf i Jerslev',
    bio: 'Første afsnit.\n\nAndet afsnit.',
    philosophy: 'Let hånd.',
    specialties: [{ title: 'Bryllupper', description: 'Hele dagen.', icon: '' }],
    equipment: { cameras: ['Et kamera fra 1974'], lenses: [], accessories: [], software: [] },
    updatedAt: new Date('2025-09-02T08:00:00Z'),
    ...change,
  };
}

export function aboutProfile(change: Partial<AboutProfile> = {}): AboutProfile {
  return {
    profileImage: '/asta.jpg',
    picture: { width: 1600, height: 2000, placeholder: '', sources: [] },
    updatedAt: new Date(1_756_800_000_000),
    ...change,
  };
}

export function pricePackage(name: string, change: Partial<PricePackage> = {}): PricePackage {
  return {
    id: name,
    name,
    price: 14_900,
    description: '',
    features: [],
    featured: false,
    isPublished: true,
    group: 'Bryllupsfotografering',
    groupOrder: 0,
    order: 0,
    createdAt: undefined,
    updatedAt: undefined,
    ...change,
  };
}
