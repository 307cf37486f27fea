/**
 * Makes the new list out of the current one, or throws an AppError when that cannot be done. It may
 * run more than once, on lists that others have changed meanwhile: it must say what is to be true
 * afterwards ("to place 3"), not how to get there ("one down").
 */
export type ListChange<Item> = (current: Item[]) => Item[];
