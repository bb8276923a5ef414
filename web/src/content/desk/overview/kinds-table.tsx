import type { ContentStatus } from '@aravalli/shared/content/content'
import type { Kind } from '@aravalli/shared/content/kind'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { uploadIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { cappedCount } from '../capped-count.ts'
import { deskListLink } from '../desk-links.ts'
import { firstList } from '../list/desk-search.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { kindIcons } from '../rail/kind-icons.ts'
import { kindsByArea } from '../rail/kinds-by-area.ts'
import { importLink } from '../transfer/import-link.ts'
import type { KindOverview } from '../use-overview.ts'
import css from './kinds-table.module.css'
import { messages as overviewMessages } from './messages.en.ts'

/** What was deleted waits for nobody. */
const lists = ['published', 'draft', 'changed', 'scheduled', 'withdrawn'] as const satisfies ContentStatus[]

interface KindsTableProps {
	counted: KindOverview[]
	/** Is the id of its heading. */
	labelledBy: string
}

/** Shows how much there is of each kind in each list, and leads there. */
export function KindsTable({ counted, labelledBy }: KindsTableProps) {
	const { areas } = useMessages(deskMessages)
	const { columns } = useMessages(overviewMessages)
	return (
		<div className={css.room}>
			<table className={css.table} aria-labelledby={labelledBy}>
				<thead className={css.head}>
					<tr>
						{(['kind', ...lists, 'import'] as const).map((column) => (
							<th key={column} scope="col">
								{columns[column]}
							</th>
						))}
					</tr>
				</thead>
				{kindsByArea.map(({ area, kinds }) => (
					<tbody key={area}>
						<tr className={css.area}>
							<th scope="rowgroup" colSpan={lists.length + 2}>
								{areas[area]}
							</th>
						</tr>
						{kinds.map((kind) => (
							<Row key={kind.name} kind={kind} counts={counted.find((one) => one.kind === kind.name)?.counts} />
						))}
					</tbody>
				))}
			</table>
		</div>
	)
}

interface RowProps {
	kind: Kind
	counts: KindOverview['counts'] | undefined
}

function Row({ kind: { name, names, icon }, counts }: RowProps) {
	const { columns, importOf } = useMessages(overviewMessages)
	const label = names[useLanguage()]
	return (
		<tr className={css.kind}>
			<th scope="row">
				<PageLink link={deskListLink(name)} className={css.name}>
					<Icon path={kindIcons[icon]} />
					{label}
				</PageLink>
			</th>
			{lists.map((list) => (
				<td key={list} data-label={columns[list]}>
					{counts?.[list] ? (
						<PageLink link={deskListLink(name, list === firstList ? undefined : list)} className={css.count}>
							{cappedCount(counts[list])}
							<span className="visuallyHidden">
								{columns[list]}: {label}
							</span>
						</PageLink>
					) : (
						<span className={css.none}>0</span>
					)}
				</td>
			))}
			<td>
				<PageLink link={importLink(name)} className={css.count} title={importOf(label)}>
					<Icon path={uploadIcon} />
					<span className="visuallyHidden">{importOf(label)}</span>
				</PageLink>
			</td>
		</tr>
	)
}
