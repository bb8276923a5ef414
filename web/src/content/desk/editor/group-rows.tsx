import type { GroupsField } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf } from '@aravalli/shared/content/kind'
import { languages, languageTags } from '@aravalli/shared/language'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { plusIcon, trashIcon } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { changeGroups, countEntries, type GroupChange, partAt, writeEntry } from './change-groups.ts'
import type { Editing } from './editing.ts'
import css from './group-rows.module.css'
import { messages as editorMessages } from './messages.en.ts'
import { LARGE_FROM } from './text-cells.tsx'
import { TextInput } from './text-input.tsx'

interface GroupRowsProps {
	editing: Editing
	name: string
	field: GroupsField
}

type Entry = Record<string, string>

/** Numbers the parts: they have no other name. */
const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place)

const arrowUp = '↑'
const arrowDown = '↓'

/** Shows the numbered parts of an item, each in both languages, and a row in which a part is added. */
export function GroupRows({ editing, name, field }: GroupRowsProps) {
	const m = useMessages(editorMessages)
	const { undo } = useMessages(deskMessages)
	const { show } = useToast()
	const language = useLanguage()
	const { kind, content, edition, errorOf, edit } = editing
	const count = countEntries(content, name)
	const change = (done: GroupChange) => edit((before) => changeGroups(kind, before, name, done))
	const remove = (index: number) => {
		const part = partAt(kind, content, name, index)
		const onPress = () => change({ what: 'putBack', index, part })
		change({ what: 'remove', index })
		show({ title: m.partRemoved(String(index + 1)), kind: 'ok', action: { label: undo, onPress } })
	}
	const paths = languages.map((of) => `${of}.${name}`)
	return (
		<>
			{placesOf(count).map((index) => (
				<section key={`${edition} ${index}`} className={css.part} aria-label={m.part(String(index + 1))}>
					<header className={css.header}>
						<h3 className={css.name}>{m.part(String(index + 1))}</h3>
						<PartTools
							index={index}
							count={count}
							onMove={(to) => change({ what: 'move', from: index, to })}
							onRemove={() => remove(index)}
						/>
					</header>
					{entriesOf(field.item).map(([key]) => (
						<EntryCells key={key} editing={editing} name={name} field={field} index={index} entryKey={key} />
					))}
				</section>
			))}
			<div className={css.end}>
				<Button
					isCompact
					icon={plusIcon}
					name={paths[0]}
					disabled={count >= field.maxEntries}
					onClick={() => change({ what: 'add' })}
				>
					{`${m.addPart}: ${field.label[language]}`}
				</Button>
				{paths.map((path) => (
					<FieldError key={path} id={`${path}-error`} message={errorOf(path)} />
				))}
			</div>
		</>
	)
}

interface EntryCellsProps extends GroupRowsProps {
	index: number
	entryKey: string
}

/** Shows a text of a part in both languages. */
function EntryCells({ editing, name, field, index, entryKey }: EntryCellsProps) {
	const { content, errorOf, isGap, edit } = editing
	const item = field.item[entryKey]
	if (!item) return null
	return languages.map((language) => {
		const path = `${language}.${name}.${index}.${entryKey}`
		const entriesIn = (copy: AnyCopy) => copy[language][name] as Entry[]
		const write = (text: string) =>
			edit((before) => {
				const entries = writeEntry(field, entriesIn(before), { index, key: entryKey, text })
				return { ...before, [language]: { ...before[language], [name]: entries } }
			})
		return (
			<TextInput
				key={language}
				field={item}
				path={path}
				label={item.label[language]}
				lang={languageTags[language]}
				value={entriesIn(content)[index]?.[entryKey] ?? ''}
				error={errorOf(path)}
				isGap={isGap(path)}
				// Where it is alone.
				isLarge={item.max >= LARGE_FROM && entriesIn(content).length === 1}
				onChange={(value) => write(value as string)}
			/>
		)
	})
}

interface PartToolsProps {
	index: number
	count: number
	onMove: (to: number) => void
	onRemove: () => void
}

/** Moves and removes a part, in both languages at once. */
function PartTools({ index, count, onMove, onRemove }: PartToolsProps) {
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
					onClick={() => onMove(to)}
				>
					{sign}
				</button>
			))}
			<IconButton icon={trashIcon} label={m.removePart(number)} onClick={onRemove} />
		</div>
	)
}
