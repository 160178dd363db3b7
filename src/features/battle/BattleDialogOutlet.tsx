import { LazyDialogOutlet } from '../../components/LazyDialogOutlet.tsx';
import { battleDialog } from './battleDialog.ts';

/** Where Makeup Battle Mode appears. */
export function BattleDialogOutlet() {
  return <LazyDialogOutlet dialog={battleDialog} />;
}
