-- The interface of the shop, as its docs/API.md states it. A connection is { site, token }.
local LrDigest = import 'LrDigest'
local LrFileUtils = import 'LrFileUtils'
local LrHttp = import 'LrHttp'
local LrTasks = import 'LrTasks'

local Json = require 'Json'

local Shop = {}

local TIMEOUT_SECONDS = 60

-- A large original on a slow line.
local UPLOAD_TIMEOUT_SECONDS = 900

local ATTEMPTS = 4

local UNREACHABLE = 'Butikken svarer ikke. Se efter, om adressen er rigtig, og prøv igen.'

-- The site without what stands behind its name; nil for an address that others could listen to.
function Shop.siteOf(address)
  return (address or ''):match('^%s*(https://[%w.-]+)/?%s*$')
end

local function decoded(body)
  local isJson, answer = pcall(Json.decode, body or '')
  return isJson and type(answer) == 'table' and answer or {}
end

local function isPassing(status)
  return status == 429 or status >= 500
end

-- The status of an answer; 0 without one.
local function statusOf(headers)
  return headers and tonumber(headers.status) or 0
end

local function send(connection, method, path, input)
  local url = connection.site .. '/api/v1' .. path
  local headers = {
    { field = 'Authorization', value = 'Bearer ' .. connection.token },
    { field = 'Content-Type', value = 'application/json' },
  }
  if method == 'GET' then return LrHttp.get(url, headers, TIMEOUT_SECONDS) end
  return LrHttp.post(url, Json.encode(input), headers, method, TIMEOUT_SECONDS)
end

-- Asks again while that may help. Returns the answer, or nil, what went wrong in Danish, and the code of a refusal.
function Shop.ask(connection, method, path, input)
  for attempt = 1, ATTEMPTS do
    local body, headers = send(connection, method, path, input)
    local status = statusOf(headers)
    if body and status == 200 then return decoded(body) end
    if status ~= 0 and not isPassing(status) or attempt == ATTEMPTS then
      local refusal = decoded(body).error
      if type(refusal) ~= 'table' then return nil, UNREACHABLE end
      return nil, refusal.message or UNREACHABLE, refusal.code
    end
    LrTasks.sleep(2 ^ attempt)
  end
end

local function found(places, field, value)
  for _, place in ipairs(places) do
    if place[field] == value then return place end
  end
end

local LISTS = { album = 'albums', gallery = 'galleries' }

-- The id of the album or gallery that was published to before, whatever its title is by now; else of the one with
-- this title, which is made if there is none. A token of one gallery may look for it, but makes none.
function Shop.place(connection, kind, title, knownId)
  local list = LISTS[kind]
  local answer, problem = Shop.ask(connection, 'GET', '/' .. list)
  if not answer then return nil, problem end
  local known = found(answer[list], 'id', knownId) or found(answer[list], 'title', title)
  if known then return known.id end
  local made, refusal = Shop.ask(connection, 'POST', '/' .. list, { title = title })
  return made and made[kind].id, refusal
end

-- Takes a picture out of an album, into the bin, or out of the sight of a gallery's client.
function Shop.remove(connection, target, pictureId)
  return Shop.ask(connection, 'POST', '/removals', { target = target, pictureId = pictureId })
end

function Shop.choosers(connection, galleryId)
  local answer, problem = Shop.ask(connection, 'GET', '/galleries/' .. galleryId .. '/choices')
  return answer and answer.choosers, problem
end

-- The shop makes a picture in a second or two; one that takes longer it goes on with alone.
local LOOKS = 20

local function made(connection, upload)
  local now, refusal = upload, nil
  for _ = 1, LOOKS do
    if now.state == 'done' then return upload.pictureId end
    if now.state == 'refused' then
      return nil, now.message or ('Butikken afviste billedet (' .. tostring(now.problem) .. ').')
    end
    LrTasks.sleep(1)
    now, refusal = Shop.ask(connection, 'GET', '/uploads/' .. upload.id)
    if not now then return nil, refusal end
  end
  return upload.pictureId
end

-- True when the file has arrived; the session takes it without the token.
local function put(url, file)
  local headers = { { field = 'Content-Type', value = 'application/octet-stream' } }
  local _, answer = LrHttp.post(url, file, headers, 'PUT', UPLOAD_TIMEOUT_SECONDS)
  local status = statusOf(answer)
  -- 412: it is there from an attempt whose answer was lost.
  return status == 200 or status == 201 or status == 412
end

-- A picture that has been deleted in the shop cannot be replaced: the file becomes a new one.
local function begin(connection, input)
  local begun, problem, code = Shop.ask(connection, 'POST', '/uploads', input)
  if code ~= 'not-found' or not input.replaces then return begun, problem end
  input.replaces = nil
  return Shop.ask(connection, 'POST', '/uploads', input)
end

-- Uploads a file, and returns the id of its picture, or nil and what went wrong.
function Shop.upload(connection, upload)
  local file = LrFileUtils.readFile(upload.path)
  local input = {
    target = upload.target,
    fileName = upload.fileName,
    title = upload.title,
    replaces = upload.replaces,
    bytes = #file,
    sha256 = LrDigest.SHA256.digest(file),
  }
  for attempt = 1, ATTEMPTS do
    local begun, problem = begin(connection, input)
    if not begun then return nil, problem end
    if not begun.sessionUrl or put(begun.sessionUrl, file) then return made(connection, begun) end
    if attempt < ATTEMPTS then LrTasks.sleep(2 ^ attempt) end
  end
  return nil, 'Forbindelsen blev afbrudt. Udgiv igen for at fortsætte.'
end

return Shop
