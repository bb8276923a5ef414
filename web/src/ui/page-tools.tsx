import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './page-tools.module.css'

interface PageToolsProps {
	/** Stand at the beginning of the line, such as how long it takes to read. */
	facts?: ReactNode
	/** Are `ToolButton`, `ToolLink`, `TextSizes` and `ChaptersAbove`. */
	children?: ReactNode
}

/** Shows what can be done with what is read below it: one line on a phone, where the tools are pictures. */
export function PageTools({ facts, children }: PageToolsProps) {
	return (
		<div className={css.line}>
			{facts && <div className={css.facts}>{facts}</div>}
			<div className={css.tools}>{children}</div>
		</div>
	)
}

interface ToolProps {
	/** It is one of `ui/icons`. */
	icon: string
	label: string
}

/** Its label is read out and a tooltip where there is no room for it. */
export function ToolButton({ icon, label, ...rest }: ToolProps & ComponentProps<'button'>) {
	return (
		<button type="button" title={label} {...rest} className={classNames(toolClass, 'needsScript')}>
			<ToolFace icon={icon} label={label} />
		</button>
	)
}

export function ToolLink({ icon, label, children, ...rest }: ToolProps & ComponentProps<'a'>) {
	return (
		<a title={label} {...rest} className={toolClass}>
			<ToolFace icon={icon} label={label} />
			{children}
		</a>
	)
}

/** Gives the look of a tool, for the summary of one that opens. */
export const toolClass = css.tool

export function ToolFace({ icon, label }: ToolProps) {
	return (
		<>
			<Icon path={icon} />
			<span className={css.label}>{label}</span>
		</>
	)
}
