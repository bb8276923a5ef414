import css from './line-icon.module.css'

/** @param path one of icons.js */
export function Icon({ path, className }) {
	return (
		<svg className={className ? `${css.icon} ${className}` : css.icon} viewBox="0 0 24 24" aria-hidden="true">
			<path d={path} />
		</svg>
	)
}
