import { Pause, Play } from 'lucide-react';
import { IconButton } from '#src/ui/IconButton.tsx';
import toggleStyles from './MotionToggle.module.css';

interface MotionToggleProps {
  isMoving: boolean;
  playLabel: string;
  pauseLabel: string;
  onToggle: () => void;
}

/** Whatever moves by itself can be stopped, and started again. */
export function MotionToggle({ isMoving, playLabel, pauseLabel, onToggle }: MotionToggleProps) {
  return (
    <IconButton
      className={toggleStyles['toggle']}
      icon={isMoving ? Pause : Play}
      label={isMoving ? pauseLabel : playLabel}
      onClick={onToggle}
    />
  );
}
