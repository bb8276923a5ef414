import type { StructureLine } from '@aravalli/shared/structure-line'
import type { LineChange } from '#web/lib/editing/line-difference.ts'
import { useMessages } from '#web/lib/messages.ts'
import { BothVersions } from './both-versions.tsx'
import css from './changed-lines.module.css'
import { messages as editingMessages } from './messages.en.ts'

interface ChangedLinesProps {
	changes: LineChange[]
	/** Names the two versions, and what only one of them has. */
	names: Record<'mine' | 'theirs' | 'onlyMine' | 'onlyTheirs', string>
	lang: string | undefined
}

/** Lists the lines in which two versions differ: what became of each, and what it says. */
export function ChangedLines({ changes, names, lang }: ChangedLinesProps) {
	const m = useMessages(editingMessages)
	const words = { ...m, ...names }
	return (
		<ol className={css.lines}>
			{numbered(changes).map(({ change, index }) => (
				<li key={index} className={css.line} data-fate={change.fates[0]}>
					<p className={css.what}>
						<strong>{change.fates.map((fate) => words[fate]).join(', ')}</strong>
						<span className={css.number}>{(change.mine ?? change.theirs)?.number}</span>
					</p>
					<LineText change={change} names={names} lang={lang} />
				</li>
			))}
		</ol>
	)
}

const numbered = (changes: LineChange[]) => changes.map((change, index) => ({ change, index }))

function LineText({ change, names, lang }: { change: LineChange } & Omit<ChangedLinesProps, 'changes'>) {
	const m = useMessages(editingMessages)
	const { mine, theirs, fates } = change
	if (!(mine && theirs)) return <p lang={lang}>{(mine ?? theirs)?.text || m.nothing}</p>
	return (
		<>
			{fates.includes('lineChanged') ? (
				<BothVersions mine={mine.text} theirs={theirs.text} names={names} lang={lang} />
			) : (
				<p lang={lang}>{mine.text || m.nothing}</p>
			)}
			{fates.includes('lineMoved') && <BothVersions {...placesOf(mine, theirs)} names={names} />}
		</>
	)
}

/** Says where a line was and is: the points of the drawing that differ, or else the places among the others. */
function placesOf({ at: mine = [], number }: StructureLine, { at: theirs = [], number: theirNumber }: StructureLine) {
	const [own, others] = [without(mine, theirs), without(theirs, mine)]
	if (own === '' && others === '') return { mine: number, theirs: theirNumber }
	return { mine: own, theirs: others }
}

const without = (points: readonly string[], others: readonly string[]) =>
	points.filter((point) => !others.includes(point)).join('\n')
