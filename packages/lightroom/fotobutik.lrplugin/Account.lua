-- The site stands in the settings of the service; the token in the key ring of the operating system.
local LrErrors = import 'LrErrors'
local LrPasswords = import 'LrPasswords'

local Shop = require 'Shop'

local Account = {}

-- A shop of its own has a token of its own.
local function keyOf(site)
  return 'token ' .. site
end

function Account.keep(site, token)
  LrPasswords.store(keyOf(site), token)
end

-- The connection of a service; ends with words for the person when there is none.
function Account.of(settings)
  local site = Shop.siteOf(settings.site)
  if not site then LrErrors.throwUserError('Skriv butikkens adresse, der begynder med https://.') end
  local token = LrPasswords.retrieve(keyOf(site)) or ''
  if token == '' then LrErrors.throwUserError('Skriv et token fra butikkens indstillinger.') end
  return { site = site, token = token }
end

return Account
