import { ListFilter } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPath } from '#src/model/base/routes.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import noticeStyles from './CategoryFirst.module.css';

/** On a new site: what is for sale needs a category, said before anything has been described in vain. */
export function NoCategoriesNotice() {
  return (
    <div className={noticeStyles['note']} role="status">
      <Icon of={ListFilter} />
      <p>{itemTexts.categoryFirst}</p>
      <Link to={adminPath('filter-buttons')} className={buttonClass('primary')}>
        {itemTexts.toCategories}
      </Link>
    </div>
  );
}
