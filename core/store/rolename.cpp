#include "core/store/rolename.h"

namespace sheria::store {

QByteArrayView roleName(Manifestation::Role role)
{
    switch (role) {
    case Manifestation::Role::Main: return "main";
    case Manifestation::Role::Component: return "component";
    case Manifestation::Role::Superseded: return "superseded";
    }
    Q_UNREACHABLE();
}

Manifestation::Role roleNamed(QByteArrayView name)
{
    if (name == "main")
        return Manifestation::Role::Main;
    return name == "component" ? Manifestation::Role::Component : Manifestation::Role::Superseded;
}

} // namespace sheria::store
