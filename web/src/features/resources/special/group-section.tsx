import type { Booklet, ResourceGroup } from '@aravalli/shared/resources/contract'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { checkIcon, lockIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { DownloadButton } from '../files/download-button.tsx'
import { factsOf } from '../files/file-facts.ts'
import { FileRow } from '../files/file-row.tsx'
import { messages as resourceMessages } from '../messages.en.ts'
import css from './group-section.module.css'

interface GroupSectionProps {
	group: ResourceGroup
	/** The page is this group's own: its name is the page's heading. */
	isAlone?: boolean
	/** Leads to all of its booklets, where these are the first. */
	all?: LinkTarget
}

/** Shows a group of booklets: open ones with their downloads, closed ones with what opens them. */
export function GroupSection({ group, isAlone = false, all }: GroupSectionProps) {
	const m = useMessages(resourceMessages)
	const lang = group.isFallback ? 'en' : undefined
	const id = `group-${group._id}`
	return (
		<section aria-labelledby={isAlone ? undefined : id} className={css.group}>
			<div className={css.head}>
				{!isAlone && (
					<h2 id={id} lang={lang}>
						{group.title}
					</h2>
				)}
				<State group={group} />
			</div>
			<p className={css.text} lang={lang}>
				{group.description}
			</p>
			{!group.isOpen && <Closed />}
			<Sheet as={group.booklets.length > 0 ? 'ul' : 'div'} className={css.rows}>
				{group.booklets.length === 0 && <EmptyState title={m.emptyGroup} />}
				{group.booklets.map((booklet) => (
					<BookletRow key={booklet._id} booklet={booklet} as={isAlone ? 'h2' : 'h3'} />
				))}
			</Sheet>
			{all && group.total > group.booklets.length && (
				<p>
					<PageLink link={all}>{m.allOfGroup(group.total)}</PageLink>
				</p>
			)}
		</section>
	)
}

function State({ group: { isPaid, isOpen } }: Pick<GroupSectionProps, 'group'>) {
	const m = useMessages(resourceMessages)
	if (!isPaid) return <Badge tone="ok">{m.free}</Badge>
	return isOpen ? (
		<Badge tone="ok" icon={checkIcon}>
			{m.open}
		</Badge>
	) : (
		<Badge tone="kesari" icon={lockIcon}>
			{m.paid}
		</Badge>
	)
}

/** Says what opens a group, and where that is had. */
function Closed() {
	const m = useMessages(resourceMessages)
	return (
		<div className={css.closed}>
			<p>{m.closed}</p>
			<p className={css.ways}>
				<MenuLink href="/courses">{m.seeCourses}</MenuLink>
				<MenuLink href="/daily-evalution-plan">{m.seePlans}</MenuLink>
			</p>
		</div>
	)
}

export function BookletRow({ booklet, as }: { booklet: Booklet; as: 'h2' | 'h3' }) {
	const m = useMessages(resourceMessages)
	const { title, subtitle, download, fileName, isFallback } = booklet
	return (
		<FileRow as={as} title={title} text={subtitle} facts={factsOf(m, booklet)} isFallback={isFallback}>
			{download ? (
				<DownloadButton path={download} fileName={fileName} title={title} />
			) : (
				<Badge icon={lockIcon}>{m.paid}</Badge>
			)}
		</FileRow>
	)
}
