import { entriesOf } from '@aravalli/shared/content/kind'
import { languages, languageTags } from '@aravalli/shared/language'
import { useMessages } from '#web/lib/messages.ts'
import { GroupRows } from './group-rows.tsx'
import type { TextsProps } from './kind-desk.ts'
import css from './language-columns.module.css'
import { LanguageHeader } from './language-header.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { messages as editorMessages } from './messages.en.ts'
import { TextCells } from './text-cells.tsx'

const PANEL = 'texts'

/** Shows each text in English and in Hindi, side by side; under 1024 px it shows one language, chosen by tabs. */
export function LanguageColumns({ editing, shown, onShow }: Omit<TextsProps, 'item'>) {
	const m = useMessages(editorMessages)
	return (
		<div className={css.sheet}>
			<LanguageTabs panel={PANEL} shown={shown} onShow={onShow} />
			<div id={PANEL} role="tabpanel" aria-label={m.texts} className={css.columns} data-shown={languageTags[shown]}>
				{languages.map((language) => (
					<LanguageHeader key={language} editing={editing} language={language} />
				))}
				{entriesOf(editing.kind.texts).map(([name, field]) => {
					if (field.type === 'structure') return null
					if (field.type === 'groups') return <GroupRows key={name} editing={editing} name={name} field={field} />
					return <TextCells key={name} editing={editing} name={name} field={field} />
				})}
			</div>
		</div>
	)
}
