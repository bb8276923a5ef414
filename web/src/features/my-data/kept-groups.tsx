import type { PersonalGroupCount } from '@aravalli/shared/my-data/contract'
import { personalGroups } from '@aravalli/shared/personal-groups'
import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as myDataMessages } from './messages.en.ts'
import css from './my-data.module.css'
import { MyDataSection } from './my-data-section.tsx'

/** Lists every kind of data: how much there is, how long it is kept, and where it is seen. */
export function KeptGroups({ groups }: { groups: readonly PersonalGroupCount[] }) {
	const m = useMessages(myDataMessages)
	return (
		<MyDataSection title={m.keptTitle} text={m.keptText}>
			<ul className={css.groups}>
				{groups.map((group) => (
					<Group key={group.name} group={group} />
				))}
			</ul>
			<p className={css.more}>
				<PageLink link={linkOptions({ to: '/privacy-policy', hash: 'stored-on-server' })}>{m.privacy}</PageLink>
			</p>
		</MyDataSection>
	)
}

function Group({ group: { name, count } }: { group: PersonalGroupCount }) {
	const m = useMessages(myDataMessages)
	const path = personalGroups[name]
	const texts = m.groups[name]
	return (
		<li className={css.group}>
			<div>
				<h3 className={css.name}>
					{path ? (
						<MenuLink href={path} className={css.link}>
							{texts.name}
						</MenuLink>
					) : (
						texts.name
					)}
				</h3>
				<p className={css.hint}>{texts.text}</p>
			</div>
			<p className={css.count}>{m.entries(count)}</p>
		</li>
	)
}
