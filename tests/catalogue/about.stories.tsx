import type { Meta } from '@storybook/react-vite';
import { AboutChapters, AboutOpening, Bio, SpecialtyIcon } from '#src/ui/about/AboutSections.tsx';
import { PortraitFrame, PortraitSkeleton } from '#src/ui/about/PortraitFrame.tsx';
import { SpecialtyDrawing } from '#src/ui/about/SpecialtyDrawing.tsx';
import { aboutContent, aboutProfile } from '../support/aboutRecords.ts';
import { drawing } from './drawing.ts';
import { states } from './states.tsx';

const meta: Meta = { title: 'About' };
export default meta;

const NAME = 'Asta Vindfeldt Holm';
const content = aboutContent({
  specialties: [
    { title: 'Bryllupper', description: 'Hele dagen.', icon: 'heart' },
    { title: 'Konfirmationsfotografering', description: 'Hjemme eller i kirken.', icon: '' },
    { title: 'Natur', description: 'Fra Rubjerg Knude til Lille Vildmose.', icon: 'trees' },
  ],
});
const profile = aboutProfile({ profileImage: drawing(2, [1600, 2000]) });
const frame = (shown: React.ReactNode) => <div style={{ maxWidth: '16rem' }}>{shown}</div>;

export const Opening = states({
  usual: (
    <AboutOpening name={NAME} portrait={<PortraitFrame name={NAME} profile={undefined} />}>
      <Bio profession={content.professionalTitle} text={content.bio} />
    </AboutOpening>
  ),
});

export const Portraits = states({
  loading: frame(<PortraitSkeleton />),
  missing: frame(
    <PortraitFrame name={NAME} profile={undefined} hint={<p>Tilføj et under Om mig.</p>} />,
  ),
  shown: frame(<PortraitFrame name={NAME} profile={profile} />),
});

export const Chapters = states({
  usual: <AboutChapters content={content} />,
  'without words': <AboutChapters content={aboutContent({ philosophy: '', specialties: [] })} />,
});

export const Specialties = states({
  chosen: <SpecialtyIcon specialty={{ title: 'Natur', icon: 'trees' }} />,
  'by its title': <SpecialtyIcon specialty={{ title: 'Bryllupper', icon: '' }} />,
  unknown: <SpecialtyDrawing name="unknown" />,
});
