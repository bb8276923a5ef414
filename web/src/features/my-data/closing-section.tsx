import type { PersonalGroupCount } from '@aravalli/shared/my-data/contract'
import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import ownPage from '#web/ui/own-page.module.css'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as myDataMessages } from './messages.en.ts'
import css from './my-data.module.css'
import { MyDataSection } from './my-data-section.tsx'

/** Says what closing the account erases and what it leaves, as the server's register has it, and leads to it. */
export function ClosingSection({ groups }: { groups: readonly PersonalGroupCount[] }) {
	const m = useMessages(myDataMessages)
	return (
		<MyDataSection title={m.closeTitle} text={m.closeText}>
			<div className={css.outcomes}>
				<Outcome title={m.erased} groups={groups.filter(({ afterClosing }) => afterClosing === 'erased')} />
				<Outcome title={m.kept} groups={groups.filter(({ afterClosing }) => afterClosing === 'kept')} />
			</div>
			<p className={ownPage.text}>{m.keptWhy}</p>
			<p className={ownPage.text}>{m.others}</p>
			<div className={css.ways}>
				<PageLink link={linkOptions({ to: '/profile', hash: 'close-account' })} className={buttonClass()}>
					{m.close}
				</PageLink>
			</div>
		</MyDataSection>
	)
}

function Outcome({ title, groups }: { title: string; groups: readonly PersonalGroupCount[] }) {
	const m = useMessages(myDataMessages)
	return (
		<div>
			<h3 className={css.name}>{title}</h3>
			<ul className={css.names}>
				{groups.map(({ name }) => (
					<li key={name}>{m.groups[name].name}</li>
				))}
			</ul>
		</div>
	)
}
