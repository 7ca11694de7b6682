import { useLocation, useNavigate } from 'react-router-dom'
import { usePlatform } from '../page/platform-context.ts'

/** Goes back to where the person came from; a screen that was opened by its address has a parent to go to instead. */
export const useBack = (parent: string): (() => void) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { backs } = usePlatform()
  return () => backs.pass(() => void (key === 'default' ? navigate(parent, { replace: true }) : navigate(-1)))
}
