import { brand } from '@aravalli/shared/brand'
import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { formatDue, type Urgency, urgencyOf } from '@aravalli/shared/evaluation/time-left'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useCheckedViewer } from '#web/lib/viewer.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { PreferencesButton } from '#web/ui/preferences-button.tsx'
import { ThemeButton } from '#web/ui/theme-button.tsx'
import { AccountBox, PageLanguageSwitch } from '../../shell/public.tsx'
import type { SavingState } from './copy/draft-saver.ts'
import css from './desk-header.module.css'
import { circleQuestionMarkIcon, hourglassIcon } from './icons.ts'
import { messages as deskMessages } from './messages.en.ts'
import { SavingLine } from './saving-line.tsx'
import { useNow } from './use-now.ts'

interface DeskHeaderProps {
	workspace: Workspace | undefined
	/** null: nothing is written on. */
	saving: SavingState | null
	isBusy: boolean
	onHelp: () => void
	onNext: () => void
}

/** Begins the desk: which copy it is, how long there is for it, and whether it is saved. */
export function DeskHeader({ workspace, saving, isBusy, onHelp, onNext }: DeskHeaderProps) {
	const m = useMessages(deskMessages)
	const language = useLanguage()
	return (
		<header className={css.header}>
			<MenuLink href="/admin" className={css.brand}>
				<Brand name={brand.name[language]} />
			</MenuLink>
			<span className={css.area}>{m.evaluation}</span>
			<div className={css.copy}>
				<h1 className={css.label}>{workspace ? m.copy(workspace.label) : m.title}</h1>
				{workspace && workspace.state !== 'published' && <Due dueAt={workspace.dueAt} />}
			</div>
			<div className={css.state}>{saving && <SavingLine saving={saving} />}</div>
			<div className={css.ways}>
				<Button isCompact variant="quiet" icon={circleQuestionMarkIcon} aria-label={m.shortcuts} onClick={onHelp}>
					<span className={css.words}>{m.shortcuts}</span>
				</Button>
				<Button isCompact aria-disabled={isBusy} onClick={onNext}>
					{m.nextCopy}
					<kbd className={css.key}>{NEXT_KEY}</kbd>
				</Button>
			</div>
			<div className={css.tools}>
				<PageLanguageSwitch />
				<span className={css.wideTools}>
					<PreferencesButton />
					<ThemeButton />
				</span>
				<AccountBox viewer={useCheckedViewer()} />
			</div>
		</header>
	)
}

const NEXT_KEY = 'N'

const tones: Record<Urgency, BadgeTone> = { overdue: 'bad', urgent: 'bad', soon: 'warn', calm: 'grey' }

function Due({ dueAt }: { dueAt: string }) {
	const language = useLanguage()
	const now = useNow()
	return (
		<Badge tone={tones[urgencyOf(dueAt, now)]} icon={hourglassIcon}>
			{formatDue(dueAt, now, language)}
		</Badge>
	)
}
