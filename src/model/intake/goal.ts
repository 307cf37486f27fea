import { unreachable } from '../base/closedSets.ts';
import { AppError } from '../base/errors.ts';
import type { PicturePlace } from '../catalogue/pictureFiles.ts';
import { projectFolder } from '../files/names.ts';
import { type PictureKind, pictureKinds } from '../files/paths.ts';
import { clientFinish, pictureFinishes, type WatermarkOptions } from '../watermarks/finish.ts';
import type { IntakeGoal } from './schema.ts';

const FALLBACK_FOLDER = 'billede';

/** The area of pictures of the shop, in a folder that is named after a picture. */
export function placeNamed(kind: PictureKind, title: string): PicturePlace {
  return { kind, project: projectFolder(title, FALLBACK_FOLDER) };
}

/** The area in which the files of a picture will lie. */
export function placeOf(goal: IntakeGoal): PicturePlace {
  switch (goal.kind) {
    case 'singleImage':
      if (goal.words.title.trim() === '') throw new AppError('upload/project-missing');
      return placeNamed(pictureKinds.singleImages, goal.words.title);
    case 'portfolio':
      return { kind: 'portfolio' };
    case 'album':
      return { kind: pictureKinds.albums, project: goal.project };
    case 'client':
      return { kind: 'client', galleryId: goal.galleryId };
    case 'replacement':
      return goal.place;
    default:
      return unreachable(goal);
  }
}

/** The watermark and the quality of a picture. */
export function finishOf(goal: IntakeGoal): WatermarkOptions {
  switch (goal.kind) {
    case 'singleImage':
      return { ...pictureFinishes.enkeltbilleder, strength: goal.strength };
    case 'portfolio':
      return pictureFinishes.portfolio;
    case 'album':
      return { ...pictureFinishes.albums, strength: goal.strength };
    case 'client':
      return clientFinish(goal);
    case 'replacement':
      return { ...pictureFinishes[goal.place.kind], strength: goal.strength };
    default:
      return unreachable(goal);
  }
}
