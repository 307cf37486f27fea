-- JSON, as far as the interface of the shop needs it: objects are tables with names, lists are tables with numbers.
local Json = {}

local ESCAPES = {
  ['"'] = '\\"', ['\\'] = '\\\\', ['\b'] = '\\b', ['\f'] = '\\f', ['\n'] = '\\n', ['\r'] = '\\r', ['\t'] = '\\t',
}

local function quoted(text)
  return '"' .. text:gsub('[%c"\\]', function(sign)
    return ESCAPES[sign] or string.format('\\u%04x', sign:byte())
  end) .. '"'
end

local encode

local function encodedList(list)
  local parts = {}
  for index, value in ipairs(list) do parts[index] = encode(value) end
  return '[' .. table.concat(parts, ',') .. ']'
end

local function encodedObject(object)
  local names = {}
  for name in pairs(object) do names[#names + 1] = name end
  table.sort(names)
  local parts = {}
  for index, name in ipairs(names) do parts[index] = quoted(name) .. ':' .. encode(object[name]) end
  return '{' .. table.concat(parts, ',') .. '}'
end

encode = function(value)
  local kind = type(value)
  if kind == 'string' then return quoted(value) end
  if kind == 'boolean' then return tostring(value) end
  if kind == 'number' then
    return value == math.floor(value) and string.format('%d', value) or string.format('%.14g', value)
  end
  if kind == 'table' then return value[1] ~= nil and encodedList(value) or encodedObject(value) end
  error('JSON has no ' .. kind)
end

Json.encode = encode

-- The bytes of a sign by its number, in UTF-8.
local function utf8Of(code)
  if code < 0x80 then return string.char(code) end
  if code < 0x800 then
    return string.char(0xC0 + math.floor(code / 0x40), 0x80 + code % 0x40)
  end
  local last = 0x80 + code % 0x40
  local before = 0x80 + math.floor(code / 0x40) % 0x40
  if code < 0x10000 then return string.char(0xE0 + math.floor(code / 0x1000), before, last) end
  return string.char(0xF0 + math.floor(code / 0x40000), 0x80 + math.floor(code / 0x1000) % 0x40, before, last)
end

local SIGNS = {
  ['"'] = '"', ['\\'] = '\\', ['/'] = '/', b = '\b', f = '\f', n = '\n', r = '\r', t = '\t',
}

local DEPTH_MAX = 50

local function fail(at)
  error('No JSON at ' .. at)
end

local function skip(text, at)
  return text:match('^[ \n\r\t]*()', at)
end

-- A number of four digits, and with its second half one of a sign beyond the first 65,536.
local function unicode(text, at)
  local code = tonumber(text:match('^%x%x%x%x', at) or fail(at), 16)
  if code < 0xD800 or code > 0xDBFF then return utf8Of(code), at + 4 end
  local low = tonumber(text:match('^\\u(%x%x%x%x)', at + 4) or fail(at), 16)
  return utf8Of(0x10000 + (code - 0xD800) * 0x400 + (low - 0xDC00)), at + 10
end

local function decodeString(text, at)
  local parts = {}
  while true do
    local plain, next = text:match('^([^"\\]*)()', at)
    parts[#parts + 1] = plain
    local sign = text:sub(next, next)
    if sign == '"' then return table.concat(parts), next + 1 end
    if sign ~= '\\' then fail(next) end
    local escape = text:sub(next + 1, next + 1)
    if escape == 'u' then
      parts[#parts + 1], at = unicode(text, next + 2)
    else
      parts[#parts + 1], at = SIGNS[escape] or fail(next), next + 2
    end
  end
end

local decodeValue

-- The values between two brackets; `one` reads each and puts it into the table.
local function decodeMany(text, at, close, one)
  local result = {}
  at = skip(text, at)
  if text:sub(at, at) == close then return result, at + 1 end
  while true do
    at = skip(text, one(result, at))
    local sign = text:sub(at, at)
    if sign == close then return result, at + 1 end
    if sign ~= ',' then fail(at) end
    at = skip(text, at + 1)
  end
end

local function decodeObject(text, at, depth)
  return decodeMany(text, at, '}', function(object, place)
    if text:sub(place, place) ~= '"' then fail(place) end
    local name, afterName = decodeString(text, place + 1)
    local colon = skip(text, afterName)
    if text:sub(colon, colon) ~= ':' then fail(colon) end
    local value, next = decodeValue(text, skip(text, colon + 1), depth)
    object[name] = value
    return next
  end)
end

local function decodeList(text, at, depth)
  return decodeMany(text, at, ']', function(list, place)
    local value, next = decodeValue(text, place, depth)
    list[#list + 1] = value
    return next
  end)
end

decodeValue = function(text, at, depth)
  if depth > DEPTH_MAX then fail(at) end
  local sign = text:sub(at, at)
  if sign == '{' then return decodeObject(text, at + 1, depth + 1) end
  if sign == '[' then return decodeList(text, at + 1, depth + 1) end
  if sign == '"' then return decodeString(text, at + 1) end
  local word, afterWord = text:match('^(%a+)()', at)
  if word == 'true' then return true, afterWord end
  if word == 'false' then return false, afterWord end
  if word == 'null' then return nil, afterWord end
  local number, afterNumber = text:match('^(-?%d+%.?%d*[eE]?[+-]?%d*)()', at)
  return tonumber(number) or fail(at), afterNumber
end

function Json.decode(text)
  local value, next = decodeValue(text, skip(text, 1), 0)
  if skip(text, next) <= #text then fail(next) end
  return value
end

return Json
