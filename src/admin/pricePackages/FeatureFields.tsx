import { Plus, X } from 'lucide-react';
import type { Ref } from 'react';
import { pricePackageTexts } from '#src/model/content/editorTexts.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { TextArea } from '#src/ui/form/TextField.tsx';
import { useRowFocus } from '../fields/useRowFocus.ts';
import styles from './FeatureFields.module.css';

interface FeatureFieldsProps {
  features: readonly string[];
  error: string | undefined;
  /** The text area that gets the focus on an error. */
  firstRef: Ref<HTMLTextAreaElement>;
  onChange: (features: string[]) => void;
}

/** The contents of a package, one text area each. */
export function FeatureFields({ features, error, firstRef, onChange }: FeatureFieldsProps) {
  const { list, focusRow } = useRowFocus<HTMLFieldSetElement>();
  return (
    <fieldset ref={list} className={styles['features']}>
      <legend className={styles['legend']}>{pricePackageTexts.featuresLabel}</legend>
      {features.map((feature, index) => (
        <div key={index} className={styles['feature']}>
          <TextArea
            {...(index === 0 && { ref: firstRef })}
            label={pricePackageTexts.featureLabel(index + 1)}
            error={index === 0 ? error : undefined}
            rows={2}
            value={feature}
            onChange={(event) => onChange(features.with(index, event.target.value))}
          />
          {features.length > 1 && (
            <IconButton
              icon={X}
              label={pricePackageTexts.removeFeature(index + 1)}
              onClick={() => {
                focusRow(index - 1);
                onChange(features.toSpliced(index, 1));
              }}
            />
          )}
        </div>
      ))}
      <Button
        look="quiet"
        className={styles['add']}
        onClick={() => {
          focusRow(features.length);
          onChange([...features, '']);
        }}
      >
        <Icon of={Plus} size={18} />
        {pricePackageTexts.addFeature}
      </Button>
    </fieldset>
  );
}
