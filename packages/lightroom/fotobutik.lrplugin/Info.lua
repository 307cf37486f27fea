return {
  LrSdkVersion = 6.0,
  LrSdkMinimumVersion = 5.0,
  LrToolkitIdentifier = 'dk.fotobutik.lightroom',
  LrPluginName = 'Fotobutik',
  LrExportServiceProvider = {
    title = 'Fotobutik',
    file = 'Service.lua',
  },
  LrMetadataProvider = 'Metadata.lua',
  LrLibraryMenuItems = {
    { title = 'Hent kundernes valg', file = 'FetchChoices.lua' },
  },
  VERSION = { major = 0, minor = 1, revision = 0 },
}
