import Germany from 'country-flag-icons/react/3x2/DE';
import Denmark from 'country-flag-icons/react/3x2/DK';
import Spain from 'country-flag-icons/react/3x2/ES';
import France from 'country-flag-icons/react/3x2/FR';
import UnitedKingdom from 'country-flag-icons/react/3x2/GB';
import Italy from 'country-flag-icons/react/3x2/IT';
import Netherlands from 'country-flag-icons/react/3x2/NL';
import Norway from 'country-flag-icons/react/3x2/NO';
import Sweden from 'country-flag-icons/react/3x2/SE';
import UnitedStates from 'country-flag-icons/react/3x2/US';
import flagStyles from './CountryFlag.module.css';

/** The flags of the phone field, by the ISO codes of `phoneCountries`. */
const flags = {
  de: Germany,
  dk: Denmark,
  es: Spain,
  fr: France,
  gb: UnitedKingdom,
  it: Italy,
  nl: Netherlands,
  no: Norway,
  se: Sweden,
  us: UnitedStates,
};

function isFlag(iso: string): iso is keyof typeof flags {
  return iso in flags;
}

/** A flag beside the words that say the country. */
export function CountryFlag({ iso }: { iso: string }) {
  if (!isFlag(iso)) return null;
  const Drawing = flags[iso];
  return <Drawing className={flagStyles['flag']} aria-hidden />;
}
