import { HomeView } from '../features/home/home.view.tsx'
import { useHome } from '../features/home/use-home.controller.ts'

/** `/home` */
export default function HomeRoute() {
  return <HomeView {...useHome()} />
}
