/** Marks the link or button of a grid that opens the picture with this id in the lightbox. */
export const PICTURE_CARD = 'data-picture-card';

/** Marks the picture that is in front in the lightbox. */
export const LIGHTBOX_PICTURE = 'data-lightbox-picture';
