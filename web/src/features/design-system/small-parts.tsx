import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Chip, ChipRow } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { checkIcon, clockIcon, downloadIcon, lockIcon, share2Icon, starIcon, xIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { TagList } from '#web/ui/tag-list.tsx'
import { DifficultyBadge } from '../questions/public.tsx'
import { messages as designSystemMessages } from './messages.en.ts'
import { here } from './samples.ts'
import css from './themes.module.css'

export function Buttons() {
	const { buttons } = useMessages(designSystemMessages)
	return (
		<>
			<div className={css.row}>
				<Button variant="primary">{buttons.primary}</Button>
				<Button variant="action" icon={downloadIcon}>
					{buttons.action}
				</Button>
				<Button>{buttons.secondary}</Button>
				<Button variant="quiet">{buttons.quiet}</Button>
				<Button variant="danger">{buttons.danger}</Button>
			</div>
			<div className={css.row}>
				<Button variant="primary" isBusy busyLabel={buttons.busy}>
					{buttons.primary}
				</Button>
				<Button isCompact icon={downloadIcon}>
					{buttons.download}
				</Button>
				<PageLink link={here} className={buttonClass({ isCompact: true })}>
					<Icon path={share2Icon} />
					{buttons.share}
				</PageLink>
				<IconButton icon={share2Icon} label={buttons.share} />
			</div>
			<div className={css.row}>
				<Button disabled>{buttons.disabled}</Button>
				<p>{buttons.reason}</p>
			</div>
		</>
	)
}

export function Badges() {
	const { badges, questions, tabs } = useMessages(designSystemMessages)
	return (
		<>
			<div className={css.row}>
				<DifficultyBadge level="EASY" />
				<DifficultyBadge level="MEDIUM" />
				<DifficultyBadge level="HARD" />
				<DifficultyBadge level={badges.other} />
				<Badge tone="kesari" icon={starIcon}>
					{badges.important}
				</Badge>
				<Badge tone="pottery">{badges.featured}</Badge>
				<Badge tone="neel">{badges.language}</Badge>
			</div>
			<div className={css.row}>
				<Badge tone="ok" icon={checkIcon}>
					{badges.captured}
				</Badge>
				<Badge tone="bad" icon={xIcon}>
					{badges.failed}
				</Badge>
				<Badge tone="warn" icon={clockIcon}>
					{badges.pending}
				</Badge>
				<Badge icon={lockIcon}>{badges.authorized}</Badge>
			</div>
			<div className={css.row}>
				<Badge tone="ok">{badges.excellent}</Badge>
				<Badge tone="info">{badges.good}</Badge>
				<Badge tone="kesari">{badges.improvement}</Badge>
			</div>
			<TagList tags={questions[0]?.tags ?? []} limit={3} />
			<ChipRow>
				{tabs.map((label, index) => (
					<Chip key={label} link={here} isSelected={index === 0}>
						{label}
					</Chip>
				))}
			</ChipRow>
		</>
	)
}
