/** What is asked about an upload as a whole. */
export interface UploadBatchValues {
  titles: string[];
  /** The names of chosen files that are no pictures. */
  refusedFiles: string[];
}
