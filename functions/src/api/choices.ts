import { apiAnswers } from '../../../src/model/api/texts.ts';
import { collections } from '../../../src/model/base/paths.ts';
import {
  CHOOSERS_MAX,
  chooserSchema,
  commentOn,
  isChosen,
  listsOf,
  type Chooser,
} from '../../../src/model/clients/choices.ts';
import { inOwnOrder, pictureName } from '../../../src/model/clients/pictures.ts';
import {
  clientDocuments,
  clientGallerySchema,
  type ClientGallery,
} from '../../../src/model/clients/schema.ts';
import { choosingTexts } from '../../../src/model/clients/texts.ts';
import { decodeSnapshot, readable } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { Refusal } from '../refusal.ts';
import type { ApiAnswer, ApiCall } from './call.ts';

type Told = ApiAnswer<'readChoices'>['choosers'][number];

function told(chooser: Chooser, gallery: ClientGallery): Told {
  const { id, name, sentAt } = chooser;
  const lists = listsOf(chooser, gallery, choosingTexts.firstList);
  const pictures = inOwnOrder(gallery.images).map((picture) => ({
    id: picture.id,
    title: picture.title,
    fileName: pictureName(picture),
    section: picture.section,
    lists: lists.filter((list) => isChosen(chooser, picture.id, list.id)).map((list) => list.name),
    comment: commentOn(chooser, picture.id),
  }));
  return {
    id,
    name,
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    pictures: pictures.filter((picture) => picture.lists.length > 0 || picture.comment !== ''),
  };
}

export async function readChoices({
  parameters: { galleryId = '' },
}: ApiCall<'readChoices'>): Promise<ApiAnswer<'readChoices'>> {
  const stored = await firestore().doc(clientDocuments.gallery.build({ galleryId })).get();
  const gallery = decodeSnapshot(clientGallerySchema, stored);
  if (!gallery) throw new Refusal(404, 'not-found', { text: apiAnswers.noSuchGallery });
  const { docs } = await firestore()
    .collection(collections.clientChoices)
    .where('galleryId', '==', galleryId)
    .limit(CHOOSERS_MAX)
    .get();
  return { choosers: readable(chooserSchema, docs).map((each) => told(each, gallery)) };
}
