#!/bin/sh
# From an empty Google account to a live shop, in the terminal of Google's console (docs/handbook/kom-i-luften.md).
# It may be run again, and goes on where something is missing.
set -e
cd "$(dirname "$0")/.."

# Only the demonstration has such a domain.
if grep -q '"origin": ".*\.example"' site.config.json; then npm run setup; fi
npm run live || true
npm run doctor
