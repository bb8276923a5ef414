/** Other features use this part of the frame: what lies over the page covers its own. */
import { PageLanguageSwitch } from './page-language-switch.tsx'

export { PageLanguageSwitch }
