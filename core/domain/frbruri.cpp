#include "core/domain/frbruri.h"
namespace sheria {
}
