import { useState } from 'react';
import { formatBytes } from '#src/model/base/bytes.ts';
import { firstProblem } from '#src/model/base/formRules.ts';
import { groupBy } from '#src/model/base/lists.ts';
import { formatPriceInput, parsePriceInput } from '#src/model/base/money.ts';
import { PICTURE_MIN_PRICE_DKK, priceRules } from '#src/model/catalogue/editing/form.ts';
import type { Group, LeftOut, RefusedName } from '#src/model/moving/groups.ts';
import {
  collectionsOf,
  type GroupChoice,
  type GroupUse,
  groupUses,
  proposedChoice,
  tidyName,
} from '#src/model/moving/plan.ts';
import { movingTexts, reportTexts } from '#src/model/moving/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Disclosure } from '#src/ui/display/Disclosure.tsx';
import { EmptyState } from '#src/ui/states/AsyncView.tsx';
import { type Category, useCategories } from '../fields/ItemFields.tsx';
import { PriceField } from '../fields/PriceField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { chooseAnew, type Decisions, type ImportState, startImport } from './importState.ts';
import styles from './Moving.module.css';

const texts = movingTexts.pictures;

const STARS = [0, 1, 2, 3, 4, 5];

const NAMED_COUNT = 100;

const picturesOf = ({ folders }: Group) => folders.flatMap(({ pictures }) => pictures);

const nameOf = ({ name }: Group): string => tidyName(name) || movingTexts.untitled;

const rulesOfPrice = priceRules(texts.priceTooLow(PICTURE_MIN_PRICE_DKK));

/** The problem of a price; there need not be one yet. */
function priceProblem({ as, price }: GroupChoice): string | undefined {
  if (as === 'nothing' || price === 0) return undefined;
  return firstProblem(rulesOfPrice, { price: String(price) })?.message;
}

interface RowProps {
  group: Group;
  choice: GroupChoice;
  categories: readonly Category[];
  onChange: (change: Partial<GroupChoice>) => void;
}

/** One folder of the export, and what it becomes. */
function GroupRow({ group, choice, categories, onChange }: RowProps) {
  const [isTyping, setIsTyping] = useState(false);
  const pictures = picturesOf(group);
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  const isAlbum = choice.as === 'albums';
  return (
    <li className={styles['row']} aria-label={nameOf(group)}>
      <div className={styles['name']}>
        <h4>{nameOf(group)}</h4>
        <p className={styles['muted']}>
          {texts.folderFacts(pictures.length, group.folders.length, formatBytes(bytes))}
        </p>
      </div>
      <SelectField
        label={texts.useShort}
        value={choice.as}
        onChange={({ target }) => onChange({ as: target.value as GroupUse })}
      >
        {groupUses.map((use) => (
          <option key={use} value={use}>
            {movingTexts.uses[use]}
          </option>
        ))}
      </SelectField>
      {choice.as !== 'nothing' && (
        <PriceField
          label={isAlbum ? texts.albumPrice : texts.extraPrice}
          value={choice.price > 0 ? formatPriceInput(String(choice.price)) : ''}
          error={isTyping ? undefined : priceProblem(choice)}
          onChange={(typed) => {
            setIsTyping(true);
            onChange({ price: parsePriceInput(typed) ?? 0 });
          }}
          onBlur={() => setIsTyping(false)}
        />
      )}
      {isAlbum && (
        <SelectField
          label={texts.category}
          value={choice.category}
          onChange={({ target }) => onChange({ category: target.value })}
        >
          <option value="">{texts.byKeywords}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </li>
  );
}

/** The files that are known to stay behind, by reason; files of operating systems are not told. */
function LeftBehind({ files }: { files: readonly LeftOut<RefusedName>[] }) {
  const told = files.filter(({ reason }) => reason !== 'system');
  if (told.length === 0) return null;
  const reasons = groupBy(told, ({ reason }) => reportTexts.reasons[reason]);
  return (
    <Disclosure summary={texts.leftOut(told.length)}>
      {Array.from(reasons, ([reason, own]) => (
        <section key={reason} className={styles['reason']}>
          <h4>{`${reason} (${own.length})`}</h4>
          <ul>
            {own.slice(0, NAMED_COUNT).map(({ path }) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
          {own.length > NAMED_COUNT && <p>{texts.more(own.length - NAMED_COUNT)}</p>}
        </section>
      ))}
    </Disclosure>
  );
}

interface WholeProps {
  uses: ReadonlySet<GroupUse>;
  minStars: number;
  onUse: (as: GroupUse) => void;
  onStars: (minStars: number) => void;
}

/** The decisions that hold for all folders. */
function ForAll({ uses, minStars, onUse, onStars }: WholeProps) {
  const [only, ...others] = uses;
  return (
    <div className={styles['pair']}>
      <SelectField
        label={texts.allUse}
        value={others.length === 0 ? only : ''}
        onChange={({ target }) => onUse(target.value as GroupUse)}
      >
        {others.length > 0 && (
          <option value="" disabled>
            {texts.mixedUse}
          </option>
        )}
        {groupUses.map((use) => (
          <option key={use} value={use}>
            {movingTexts.uses[use]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.stars}
        value={minStars}
        onChange={({ target }) => onStars(Number(target.value))}
      >
        {STARS.map((count) => (
          <option key={count} value={count}>
            {count === 0 ? texts.allStars : texts.fromStars(count)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** The plan as a list, which can be changed folder by folder before it begins. */
export function ImportPlan({ plan }: { plan: Extract<ImportState, { kind: 'planned' }> }) {
  const { found, proposed } = plan;
  const { categories } = useCategories();
  const [changed, setChanged] = useState<Readonly<Record<string, Partial<GroupChoice>>>>({});
  const [minStars, setMinStars] = useState(proposed.minStars);
  if (found.groups.length === 0) {
    return (
      <>
        <EmptyState
          text={texts.nothing}
          action={<Button onClick={chooseAnew}>{texts.cancel}</Button>}
        />
        <LeftBehind files={found.leftOut} />
      </>
    );
  }
  const choices = Object.fromEntries(
    found.groups.map((group) => {
      const before =
        proposed.choices[group.key] ?? proposedChoice(group, 'gallery', { rules: [], categories });
      return [group.key, { ...before, ...changed[group.key] }];
    }),
  );
  const collections = found.groups.flatMap((group) => {
    const choice = choices[group.key];
    return choice ? collectionsOf(group, choice, movingTexts.untitled) : [];
  });
  const countOf = (kind: 'album' | 'gallery') =>
    collections.filter((collection) => collection.kind === kind).length;
  const total = collections.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const change = (key: string, changes: Partial<GroupChoice>) =>
    setChanged((all) => ({ ...all, [key]: { ...all[key], ...changes } }));
  const decisions: Decisions = { choices, minStars };
  const isReady = total > 0 && !Object.values(choices).some(priceProblem);
  return (
    <div className={styles['plan']}>
      <h3 className={styles['subtitle']}>{texts.planTitle}</h3>
      <ForAll
        uses={new Set(Object.values(choices).map(({ as }) => as))}
        minStars={minStars}
        onUse={(as) => found.groups.forEach(({ key }) => change(key, { as }))}
        onStars={setMinStars}
      />
      <ul className={styles['rows']}>
        {found.groups.map((group) => {
          const choice = choices[group.key];
          return choice ? (
            <GroupRow
              key={group.key}
              group={group}
              choice={choice}
              categories={categories}
              onChange={(changes) => change(group.key, changes)}
            />
          ) : null;
        })}
      </ul>
      <LeftBehind files={found.leftOut} />
      <div className={styles['sum']}>
        <p className={styles['count']}>
          {texts.total(total, countOf('album'), countOf('gallery'))}
        </p>
        <p className={styles['muted']}>{texts.draftNote}</p>
        <div className={styles['actions']}>
          <Button
            look="primary"
            aria-disabled={!isReady}
            onClick={isReady ? () => void startImport(plan, decisions) : undefined}
          >
            {texts.begin}
          </Button>
          <Button look="quiet" onClick={chooseAnew}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}
