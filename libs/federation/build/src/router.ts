/**
 * What the shell and pages get as `react-router-dom`: the share scope provides exactly these exports, so that the rest of the
 * package is tree-shaken. Imports of other names fail the build of a section. To add one, publish the shell first.
 */
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  redirectDocument,
  ScrollRestoration,
  useHref,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
