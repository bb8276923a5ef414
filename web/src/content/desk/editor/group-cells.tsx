import type { GroupsField } from '@aravalli/shared/content/fields'
import { entriesOf } from '@aravalli/shared/content/kind'
import { type Language, languageTags } from '@aravalli/shared/language'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { plusIcon, trashIcon } from '#web/ui/icons.ts'
import { changeGroups, countEntries, type GroupChange, writeEntry } from './change-groups.ts'
import type { Editing } from './editing.ts'
import css from './group-cells.module.css'
import { languageNames } from './language-names.ts'
import { messages as editorMessages } from './messages.en.ts'
import { TextInput } from './text-input.tsx'

interface GroupCellsProps {
	editing: Editing
	name: string
	field: GroupsField
	language: Language
}

type Entry = Record<string, string>

/** Numbers the parts: they have no other name. */
const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place)

const arrowUp = '↑'
const arrowDown = '↓'

/** Shows the numbered parts of an item in one language: a cell for each, and one in which a part is added. */
export function GroupCells({ editing, name, field, language }: GroupCellsProps) {
	const m = useMessages(editorMessages)
	const { kind, content, edition, errorOf, isGap, edit } = editing
	const count = countEntries(content, name)
	const entries = content[language][name] as Entry[]
	const change = (done: GroupChange) => edit((before) => changeGroups(kind, before, name, done))
	const path = `${language}.${name}`
	const lang = languageTags[language]
	return (
		<>
			{placesOf(count).map((index) => (
				<section
					key={`${edition} ${index}`}
					className={css.part}
					aria-label={`${m.part(String(index + 1))} (${languageNames[language]})`}
				>
					<header className={css.header}>
						<h3 className={css.name}>{m.part(String(index + 1))}</h3>
						<PartTools index={index} count={count} onChange={change} />
					</header>
					{entriesOf(field.item).map(([key, item]) => (
						<TextInput
							key={key}
							field={item}
							path={`${path}.${index}.${key}`}
							label={item.label[language]}
							lang={lang}
							value={entries[index]?.[key] ?? ''}
							error={errorOf(`${path}.${index}.${key}`)}
							isGap={isGap(`${path}.${index}.${key}`)}
							onChange={(value) =>
								edit((before) => ({
									...before,
									[language]: {
										...before[language],
										[name]: writeEntry(field, before[language][name] as Entry[], {
											index,
											key,
											text: value as string,
										}),
									},
								}))
							}
						/>
					))}
				</section>
			))}
			<div className={css.end}>
				<Button
					isCompact
					icon={plusIcon}
					name={path}
					disabled={count >= field.maxEntries}
					onClick={() => change({ what: 'add' })}
				>
					{`${m.addPart}: ${field.label[language]}`}
				</Button>
				<FieldError id={`${path}-error`} message={errorOf(path)} />
			</div>
		</>
	)
}

interface PartToolsProps {
	index: number
	count: number
	onChange: (change: GroupChange) => void
}

/** Moves and removes a part, in both languages at once. */
function PartTools({ index, count, onChange }: PartToolsProps) {
	const m = useMessages(editorMessages)
	const number = String(index + 1)
	const moves = [
		{ label: m.partUp(number), sign: arrowUp, to: index - 1 },
		{ label: m.partDown(number), sign: arrowDown, to: index + 1 },
	]
	return (
		<div className={css.tools}>
			{moves.map(({ label, sign, to }) => (
				<button
					key={sign}
					type="button"
					className={css.move}
					aria-label={label}
					title={label}
					disabled={to < 0 || to >= count}
					onClick={() => onChange({ what: 'move', from: index, to })}
				>
					{sign}
				</button>
			))}
			<IconButton icon={trashIcon} label={m.removePart(number)} onClick={() => onChange({ what: 'remove', index })} />
		</div>
	)
}
