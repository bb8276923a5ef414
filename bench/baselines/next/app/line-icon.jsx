import css from './line-icon.module.css'

export const calendarIcon =
	'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18'
export const chevronLeftIcon = 'M0 0m15 18-6-6 6-6'
export const chevronRightIcon = 'M0 0m9 18 6-6-6-6'
export const clockIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2'
export const moonIcon =
	'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401'
export const penLineIcon =
	'M13 21h8M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z'
export const searchIcon = 'M0 0m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0'
export const sunIcon =
	'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v2M12 20v2M0 0m4.93 4.93 1.41 1.41M0 0m17.66 17.66 1.41 1.41M2 12h2M20 12h2M0 0m6.34 17.66-1.41 1.41M0 0m19.07 4.93-1.41 1.41'
export const textSizeIcon =
	'M0 0m15 16 2.536-7.328a1.02 1.02 1 0 1 1.928 0L22 16M15.697 14h5.606M0 0m2 16 4.039-9.69a.5.5 0 0 1 .923 0L11 16M3.304 13h6.392'

export function Icon({ path, className }) {
	return (
		<svg className={className ? `${css.icon} ${className}` : css.icon} viewBox="0 0 24 24" aria-hidden="true">
			<path d={path} />
		</svg>
	)
}
