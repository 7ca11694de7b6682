import type { ComponentType } from 'react'
import { Outlet } from 'react-router-dom'
import type { Layout } from './route-table.ts'

/** What stands around the screens of a layout. */
export const layouts: Readonly<Record<Layout, ComponentType>> = { tabbar: Outlet, plain: Outlet }
