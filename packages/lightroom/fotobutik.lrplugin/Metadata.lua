-- The fields that a photo has from the choices of clients.
return {
  schemaVersion = 1,
  metadataFieldsForPhotos = {
    { id = 'comment', title = 'Kundens kommentar', dataType = 'string', searchable = true, browsable = true },
    { id = 'lists', title = 'Kundens lister', dataType = 'string', searchable = true, browsable = true },
  },
}
